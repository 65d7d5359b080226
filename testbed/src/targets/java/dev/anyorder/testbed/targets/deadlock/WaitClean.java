package dev.anyorder.testbed.targets.deadlock;

import dev.anyorder.testbed.targets.TwoThreads;

/** The waiter holds another lock, which the notifier does not need. */
public final class WaitClean { // analyses: deadlock
    private final Object left = new Object();
    private final Object right = new Object();
    private boolean ready;

    void one() throws InterruptedException {
        synchronized (left) {
            synchronized (right) {
                while (!ready) {
                    right.wait();
                }
            }
        }
    }

    void two() {
        synchronized (right) {
            ready = true;
            right.notifyAll();
        }
    }

    public static void main(String[] args) throws Exception {
        WaitClean shared = new WaitClean();
        TwoThreads.run(shared::one, shared::two);
        System.out.println(shared.ready); // prints: true
    }
}
