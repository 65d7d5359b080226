package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** An exception takes its task past the join of what it has forked. */
public final class ExceptionPastJoinRacy {
    private int value;
    private ForkJoinTask<?> child = ForkJoinTask.adapt(() -> {});

    void work() {
        child = ForkJoinTask.adapt(() -> {
                    value = 1; // race: ExceptionPastJoinRacy.value
                })
                .fork();
        check();
        child.join();
    }

    static void check() {
        throw new IllegalStateException("planned");
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        ExceptionPastJoinRacy shared = new ExceptionPastJoinRacy();
        try {
            pool.submit(shared::work).join();
        } catch (IllegalStateException e) {
            shared.value = 1; // race: ExceptionPastJoinRacy.value
        }
        shared.child.join();
        System.out.println(shared.value); // prints: 1
    }
}
