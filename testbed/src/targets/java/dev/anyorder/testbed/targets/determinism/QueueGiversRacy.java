package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** In which order the items come is left to chance. */
public final class QueueGiversRacy { // analyses: determinism
    private final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();

    private void give(int item) throws InterruptedException {
        queue.put(item); // conflict: LinkedBlockingQueue
    }

    @Deterministic
    int both() throws Exception {
        TwoThreads.run(() -> give(1), () -> give(2));
        return queue.take() + queue.take();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new QueueGiversRacy().both()); // prints: 3
    }
}
