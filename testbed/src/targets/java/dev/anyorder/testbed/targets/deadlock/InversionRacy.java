package dev.anyorder.testbed.targets.deadlock;

import dev.anyorder.testbed.targets.TwoThreads;

/** Two threads take two monitors, each in its own order. */
public final class InversionRacy { // analyses: deadlock
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

    public static void main(String[] args) throws Exception {
        InversionRacy shared = new InversionRacy();
        TwoThreads.run(() -> shared.convoy.pass(shared::one), () -> shared.convoy.pass(shared::two));
        System.out.println(shared.sum); // prints: 2
    }
}
