package dev.anyorder.testbed.targets.queues;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentLinkedDeque;

/** A stack for two: what is popped was written before it was pushed, and later pushed again. */
public final class ConcurrentLinkedDequeClean {
    static void work(ConcurrentLinkedDeque<int[]> stack) {
        for (int i = 0; i < 20; i++) {
            int[] cell = stack.pollFirst();
            if (cell == null) {
                cell = new int[1];
            }
            cell[0]++;
            stack.addFirst(cell);
        }
    }

    public static void main(String[] args) throws Exception {
        ConcurrentLinkedDeque<int[]> stack = new ConcurrentLinkedDeque<>();
        TwoThreads.run(() -> work(stack), () -> work(stack));
        int sum = 0;
        for (int[] cell : stack) {
            sum += cell[0];
        }
        System.out.println(sum); // prints: 40
    }
}
