package dev.anyorder.testbed.targets.evidence;

import dev.anyorder.testbed.targets.TwoThreads;

/** What is handed over under a lock is touched under the lock only. */
public final class LockedHandOverClean {
    private int value;
    private boolean ready;

    synchronized void publish() {
        value = 1;
        ready = true;
    }

    synchronized boolean finish() {
        if (ready) {
            value++;
        }
        return ready;
    }

    public static void main(String[] args) throws Exception {
        LockedHandOverClean shared = new LockedHandOverClean();
        TwoThreads.run(shared::publish, () -> {
            while (!shared.finish()) {
                Thread.onSpinWait();
            }
        });
        System.out.println(shared.value); // prints: 2
    }
}
