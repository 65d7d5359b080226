package dev.anyorder.testbed.targets.deadlock;

import java.util.concurrent.ForkJoinTask;

/** The two orders are taken by two subtasks. */
public final class ForkJoinRacy { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object left = new Object();
    private final Object right = new Object();
    private int sum;

    void one() {
        synchronized (left) { // deadlock
            synchronized (right) { // deadlock
                sum++;
            }
        }
    }

    void two() {
        synchronized (right) { // deadlock
            synchronized (left) { // deadlock
                sum++;
            }
        }
    }

    public static void main(String[] args) {
        ForkJoinRacy shared = new ForkJoinRacy();
        ForkJoinTask<?> one =
                ForkJoinTask.adapt(() -> shared.convoy.pass(shared::one)).fork();
        ForkJoinTask<?> two =
                ForkJoinTask.adapt(() -> shared.convoy.pass(shared::two)).fork();
        one.join();
        two.join();
        System.out.println(shared.sum); // prints: 2
    }
}
