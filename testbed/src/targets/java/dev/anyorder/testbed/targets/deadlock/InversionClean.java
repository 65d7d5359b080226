package dev.anyorder.testbed.targets.deadlock;

import dev.anyorder.testbed.targets.TwoThreads;

/** Two threads take two monitors in the same order. */
public final class InversionClean { // analyses: deadlock
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
        synchronized (left) {
            synchronized (right) {
                sum++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        InversionClean shared = new InversionClean();
        TwoThreads.run(() -> shared.convoy.pass(shared::one), () -> shared.convoy.pass(shared::two));
        System.out.println(shared.sum); // prints: 2
    }
}
