package dev.anyorder.testbed.targets.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** The child joins what it has forked, so that who joins the child has seen the end of both. */
public final class LeakedForkClean {
    private static int late;

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        ForkJoinTask<?> grandchild = ForkJoinTask.adapt(() -> {
            late = 1;
        });
        ForkJoinTask<?> child = ForkJoinTask.adapt(() -> {
            grandchild.fork();
            grandchild.join();
        });
        pool.invoke(child);
        late++;
        System.out.println(late); // prints: 2
    }
}
