package dev.anyorder.testbed.targets.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** Two jobs of a pool with one worker count without a lock: they are tasks of their own, under the default analyses too. */
public final class UnloadedTasksRacy { // analyses: race,determinacy,declared
    private static int count;

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> first = pool.submit(() -> {
            count++; // race: UnloadedTasksRacy.count
        });
        ForkJoinTask<?> second = pool.submit(() -> {
            count++; // race: UnloadedTasksRacy.count
        });
        first.get();
        second.get();
        System.out.println("counted"); // prints: counted
        pool.shutdown();
    }
}
