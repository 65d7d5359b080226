package dev.anyorder.testbed.tasksanitizer;

import java.util.concurrent.ForkJoinTask;

/** Two critical sections under one lock add 1 and 2, which commutes: no race. */
final class SectionsLock1No {
    private final Object lock = new Object();
    private int i;

    private void one() {
        synchronized (lock) {
            i += 1;
        }
    }

    private void two() {
        synchronized (lock) {
            i += 2;
        }
    }

    public static void main(String[] args) {
        SectionsLock1No shared = new SectionsLock1No();
        ForkJoinTask.invokeAll(ForkJoinTask.adapt(shared::one), ForkJoinTask.adapt(shared::two));
        System.out.println(shared.i);
    }
}
