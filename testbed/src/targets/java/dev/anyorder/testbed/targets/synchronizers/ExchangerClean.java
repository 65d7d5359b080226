package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.Exchanger;

/** Two threads swap their buffers and go on with what they got. */
public final class ExchangerClean {
    private final Exchanger<int[]> exchanger = new Exchanger<>();

    int[] work(int[] mine) throws InterruptedException {
        for (int round = 0; round < 4; round++) {
            mine[0]++;
            mine = exchanger.exchange(mine);
        }
        return mine;
    }

    public static void main(String[] args) throws Exception {
        ExchangerClean shared = new ExchangerClean();
        int[] one = {0};
        int[] two = {10};
        TwoThreads.run(() -> shared.work(one), () -> shared.work(two));
        System.out.println(one[0] + two[0]); // prints: 18
    }
}
