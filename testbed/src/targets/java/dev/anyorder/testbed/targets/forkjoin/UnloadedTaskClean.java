package dev.anyorder.testbed.targets.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** Submitting to a fork-join pool and getting the result order, under the default analyses too. */
public final class UnloadedTaskClean { // analyses: race,determinacy,declared
    private static int data;

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        data = 1;
        ForkJoinTask<Integer> task = pool.submit(() -> {
            data += 4;
            return 1;
        });
        System.out.println(task.get() + data); // prints: 6
        pool.shutdown();
    }
}
