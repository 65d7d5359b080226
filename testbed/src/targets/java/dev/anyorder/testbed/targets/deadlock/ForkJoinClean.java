package dev.anyorder.testbed.targets.deadlock;

import java.util.concurrent.ForkJoinTask;

/** One subtask is joined before the other is forked. */
public final class ForkJoinClean { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object left = new Object();
    private final Object right = new Object();
    private int sum;

    void one() {
        synchronized (left) {
            synchronized (right) {
                sum++;
            }
        }
    }

    void two() {
        synchronized (right) {
            synchronized (left) {
                sum++;
            }
        }
    }

    public static void main(String[] args) {
        ForkJoinClean shared = new ForkJoinClean();
        ForkJoinTask<?> one =
                ForkJoinTask.adapt(() -> shared.convoy.pass(shared::one)).fork();
        one.join();
        ForkJoinTask<?> two =
                ForkJoinTask.adapt(() -> shared.convoy.pass(shared::two)).fork();
        two.join();
        System.out.println(shared.sum); // prints: 2
    }
}
