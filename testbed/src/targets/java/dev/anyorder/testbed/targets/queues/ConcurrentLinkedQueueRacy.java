package dev.anyorder.testbed.targets.queues;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The element is completed after it was added; the reader finds it by iterating. */
public final class ConcurrentLinkedQueueRacy {
    private String text;

    static void send(Queue<ConcurrentLinkedQueueRacy> queue) {
        ConcurrentLinkedQueueRacy message = new ConcurrentLinkedQueueRacy();
        queue.add(message);
        message.text = "late"; // race: ConcurrentLinkedQueueRacy.text
    }

    static String receive(Queue<ConcurrentLinkedQueueRacy> queue) {
        while (true) {
            for (ConcurrentLinkedQueueRacy message : queue) {
                return message.text; // race: ConcurrentLinkedQueueRacy.text
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Queue<ConcurrentLinkedQueueRacy> queue = new ConcurrentLinkedQueue<>();
        TwoThreads.run(() -> send(queue), () -> receive(queue));
        System.out.println(queue.size()); // prints: 1
    }
}
