package dev.anyorder.testbed.targets.deadlock;

import dev.anyorder.testbed.targets.TwoThreads;

/** Both take the locks in one order, but the waiter takes the first one again while it holds the second. */
public final class WaitRacy { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object left = new Object();
    private final Object right = new Object();
    private int sum;

    void one() {
        synchronized (right) {
            synchronized (left) { // deadlock
                try {
                    right.wait(1); // deadlock
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
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
        WaitRacy shared = new WaitRacy();
        TwoThreads.run(() -> shared.convoy.pass(shared::one), () -> shared.convoy.pass(shared::two));
        System.out.println(shared.sum); // prints: 2
    }
}
