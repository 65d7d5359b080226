package dev.anyorder.testbed.targets.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** The child is joined; the task that it forked and left behind is not. */
public final class LeakedForkRacy {
    private static int late;

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        ForkJoinTask<?> leaked = ForkJoinTask.adapt(() -> {
            late = 1; // race: LeakedForkRacy.late
        });
        ForkJoinTask<?> child = ForkJoinTask.adapt(() -> {
            leaked.fork();
        });
        pool.invoke(child);
        late = 1; // race: LeakedForkRacy.late
        leaked.join();
        System.out.println(late); // prints: 1
    }
}
