package dev.anyorder.testbed.targets.queues;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.SynchronousQueue;

/** A rendezvous: no buffer at all. */
public final class SynchronousQueueClean {
    public static void main(String[] args) throws Exception {
        SynchronousQueue<StringBuilder> queue = new SynchronousQueue<>();
        TwoThreads.run(
                () -> {
                    StringBuilder text = new StringBuilder();
                    text.append("hand");
                    queue.put(text);
                },
                () -> {
                    StringBuilder text = queue.take();
                    text.append(" over");
                    System.out.println(text); // prints: hand over
                });
    }
}
