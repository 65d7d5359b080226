package dev.anyorder.testbed.targets.queues;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TransferQueue;

/** A transfer returns when the element was taken. */
public final class LinkedTransferQueueClean {
    public static void main(String[] args) throws Exception {
        TransferQueue<long[]> queue = new LinkedTransferQueue<>();
        TwoThreads.run(
                () -> {
                    long[] message = new long[2];
                    message[1] = 77;
                    queue.transfer(message);
                },
                () -> System.out.println(queue.take()[1])); // prints: 77
    }
}
