package dev.anyorder.testbed.targets.queues;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Offers and polls with a time-out, and draining into a list. */
public final class LinkedBlockingQueueClean {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<int[]> queue = new LinkedBlockingQueue<>();
        TwoThreads.run(
                () -> {
                    for (int i = 0; i < 5; i++) {
                        int[] message = new int[1];
                        message[0] = i;
                        queue.offer(message, 1, TimeUnit.SECONDS);
                    }
                },
                () -> {
                    int sum = queue.poll(30, TimeUnit.SECONDS)[0];
                    List<int[]> rest = new ArrayList<>();
                    while (rest.size() < 4) {
                        queue.drainTo(rest);
                    }
                    for (int[] message : rest) {
                        sum += message[0];
                    }
                    System.out.println(sum); // prints: 10
                });
    }
}
