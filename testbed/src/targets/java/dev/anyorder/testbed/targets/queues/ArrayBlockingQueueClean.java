package dev.anyorder.testbed.targets.queues;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Messages are written, put, taken and read: with a queue shorter than the number of messages. */
public final class ArrayBlockingQueueClean {
    private int number;

    public static void main(String[] args) throws Exception {
        BlockingQueue<ArrayBlockingQueueClean> queue = new ArrayBlockingQueue<>(2);
        int[] sum = new int[1];
        TwoThreads.run(
                () -> {
                    for (int i = 1; i <= 10; i++) {
                        ArrayBlockingQueueClean message = new ArrayBlockingQueueClean();
                        message.number = i;
                        queue.put(message);
                    }
                },
                () -> {
                    for (int i = 1; i <= 10; i++) {
                        sum[0] += queue.take().number;
                    }
                });
        System.out.println(sum[0]); // prints: 55
    }
}
