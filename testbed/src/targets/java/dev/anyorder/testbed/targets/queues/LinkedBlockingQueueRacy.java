package dev.anyorder.testbed.targets.queues;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.LinkedBlockingQueue;

/** Both threads peek at the same message and change it. */
public final class LinkedBlockingQueueRacy {
    private int reads;

    static void peek(LinkedBlockingQueue<LinkedBlockingQueueRacy> queue) {
        queue.peek().reads++; // race: LinkedBlockingQueueRacy.reads
    }

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<LinkedBlockingQueueRacy> queue = new LinkedBlockingQueue<>();
        queue.add(new LinkedBlockingQueueRacy());
        TwoThreads.run(() -> peek(queue), () -> peek(queue));
        System.out.println(queue.size()); // prints: 1
    }
}
