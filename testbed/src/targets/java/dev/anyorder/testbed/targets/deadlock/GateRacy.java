package dev.anyorder.testbed.targets.deadlock;

import dev.anyorder.testbed.targets.TwoThreads;

/** Only one of the two threads passes the gate lock. */
public final class GateRacy { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object left = new Object();
    private final Object right = new Object();
    private final Object gate = new Object();
    private int sum;

    void one() {
        synchronized (gate) {
            synchronized (left) { // deadlock
                synchronized (right) { // deadlock
                    sum++;
                }
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
        GateRacy shared = new GateRacy();
        TwoThreads.run(() -> shared.convoy.pass(shared::one), () -> shared.convoy.pass(shared::two));
        System.out.println(shared.sum); // prints: 2
    }
}
