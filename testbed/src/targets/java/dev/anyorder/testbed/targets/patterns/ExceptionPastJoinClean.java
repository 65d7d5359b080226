package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** The task that fails joins what it has forked all the same; and who sees the exception of a task has seen its end. */
public final class ExceptionPastJoinClean {
    private int value;

    void work() {
        ForkJoinTask<?> child = ForkJoinTask.adapt(() -> {
                    value++;
                })
                .fork();
        try {
            throw new IllegalStateException("planned");
        } finally {
            child.join();
            value++;
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        ExceptionPastJoinClean shared = new ExceptionPastJoinClean();
        try {
            pool.submit(shared::work).join();
        } catch (IllegalStateException e) {
            shared.value++;
        }
        System.out.println(shared.value); // prints: 3
    }
}
