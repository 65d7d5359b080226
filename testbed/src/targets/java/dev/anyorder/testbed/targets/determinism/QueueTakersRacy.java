package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Which of the two gets which item is left to chance. */
public final class QueueTakersRacy { // analyses: determinism
    private final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    private final int[] got = new int[2];

    private void take(int task) throws InterruptedException {
        got[task] = queue.take(); // conflict: LinkedBlockingQueue
    }

    @Deterministic
    int both() throws Exception {
        queue.put(1);
        queue.put(2);
        TwoThreads.run(() -> take(0), () -> take(1));
        return got[0] + got[1];
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new QueueTakersRacy().both()); // prints: 3
    }
}
