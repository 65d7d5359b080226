package dev.anyorder.testbed.targets.queues;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** The sender changes the message after it was put. */
public final class ArrayBlockingQueueRacy {
    private int number = 1;

    static void send(BlockingQueue<ArrayBlockingQueueRacy> queue) throws InterruptedException {
        ArrayBlockingQueueRacy message = new ArrayBlockingQueueRacy();
        queue.put(message);
        message.number = 2; // race: ArrayBlockingQueueRacy.number
    }

    static int receive(BlockingQueue<ArrayBlockingQueueRacy> queue) throws InterruptedException {
        return queue.take().number; // race: ArrayBlockingQueueRacy.number
    }

    public static void main(String[] args) throws Exception {
        BlockingQueue<ArrayBlockingQueueRacy> queue = new ArrayBlockingQueue<>(2);
        TwoThreads.run(() -> send(queue), () -> receive(queue));
        System.out.println("sent"); // prints: sent
    }
}
