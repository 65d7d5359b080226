package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.Exchanger;

/** One thread keeps writing into the buffer that it has given away. */
public final class ExchangerRacy {
    private final Exchanger<int[]> exchanger = new Exchanger<>();

    void greedy() throws InterruptedException {
        int[] mine = {1, 2};
        exchanger.exchange(mine);
        mine[0] = 3; // race: int[]
    }

    int honest() throws InterruptedException {
        int[] got = exchanger.exchange(new int[2]);
        return got[0]; // race: int[]
    }

    public static void main(String[] args) throws Exception {
        ExchangerRacy shared = new ExchangerRacy();
        TwoThreads.run(shared::greedy, shared::honest);
        System.out.println("swapped"); // prints: swapped
    }
}
