package dev.anyorder.testbed.tasksanitizer;

import java.util.concurrent.ForkJoinTask;

/** Two critical sections under one lock, in tasks without an order, set 1 and 2: one determinacy race, no data race. */
final class RacyBackgroundExample {
    private final Object lock = new Object();
    private int i;

    private void one() {
        synchronized (lock) {
            i = 1;
        }
    }

    private void two() {
        synchronized (lock) {
            i = 2;
        }
    }

    public static void main(String[] args) {
        RacyBackgroundExample shared = new RacyBackgroundExample();
        ForkJoinTask.invokeAll(ForkJoinTask.adapt(shared::one), ForkJoinTask.adapt(shared::two));
        System.out.println(shared.i > 0);
    }
}
