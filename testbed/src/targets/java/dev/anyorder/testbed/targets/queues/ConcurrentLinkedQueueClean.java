package dev.anyorder.testbed.targets.queues;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A queue that does not block, polled until something is there. */
public final class ConcurrentLinkedQueueClean {
    private String text;

    public static void main(String[] args) throws Exception {
        Queue<ConcurrentLinkedQueueClean> queue = new ConcurrentLinkedQueue<>();
        TwoThreads.run(
                () -> {
                    ConcurrentLinkedQueueClean message = new ConcurrentLinkedQueueClean();
                    message.text = "polled";
                    queue.add(message);
                },
                () -> {
                    ConcurrentLinkedQueueClean message;
                    do {
                        message = queue.poll();
                    } while (message == null);
                    System.out.println(message.text); // prints: polled
                });
    }
}
