package dev.anyorder.testbed.targets.deadlock;

import dev.anyorder.testbed.targets.TwoThreads;

/** A gate lock keeps the two orders apart. */
public final class GateClean { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object left = new Object();
    private final Object right = new Object();
    private final Object gate = new Object();
    private int sum;

    void one() {
        synchronized (gate) {
            synchronized (left) {
                synchronized (right) {
                    sum++;
                }
            }
        }
    }

    void two() {
        synchronized (gate) {
            synchronized (right) {
                synchronized (left) {
                    sum++;
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        GateClean shared = new GateClean();
        TwoThreads.run(() -> shared.convoy.pass(shared::one), () -> shared.convoy.pass(shared::two));
        System.out.println(shared.sum); // prints: 2
    }
}
