package dev.anyorder.testbed.targets.queues;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.SynchronousQueue;

/** The giver goes on appending to what was handed over. */
public final class SynchronousQueueRacy {
    static void give(SynchronousQueue<StringBuilder> queue) throws InterruptedException {
        StringBuilder text = new StringBuilder(64);
        queue.put(text);
        text.append("mine"); // race: StringBuilder.append
    }

    static void get(SynchronousQueue<StringBuilder> queue) throws InterruptedException {
        StringBuilder text = queue.take();
        text.append("yours"); // race: StringBuilder.append
    }

    public static void main(String[] args) throws Exception {
        SynchronousQueue<StringBuilder> queue = new SynchronousQueue<>();
        TwoThreads.run(() -> give(queue), () -> get(queue));
        System.out.println("given"); // prints: given
    }
}
