package dev.anyorder.testbed.targets.queues;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;

/** One thread works at the head, the other at the tail. */
public final class LinkedBlockingDequeClean {
    public static void main(String[] args) throws Exception {
        BlockingDeque<int[]> deque = new LinkedBlockingDeque<>();
        TwoThreads.run(
                () -> {
                    for (int i = 1; i <= 3; i++) {
                        int[] message = {0};
                        message[0] = i;
                        deque.putFirst(message);
                    }
                },
                () -> {
                    int sum = 0;
                    for (int i = 1; i <= 3; i++) {
                        sum += deque.takeLast()[0];
                    }
                    System.out.println(sum); // prints: 6
                });
    }
}
