package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** Whoever gives first, the smallest is taken first. */
public final class PriorityClean { // analyses: determinism
    private final BlockingQueue<Integer> queue = new PriorityBlockingQueue<>();

    @Deterministic
    String both() throws Exception {
        TwoThreads.run(() -> queue.put(2), () -> queue.put(1));
        return queue.take() + " " + queue.take();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new PriorityClean().both()); // prints: 1 2
    }
}
