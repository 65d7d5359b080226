package dev.anyorder.testbed.targets.evidence;

import dev.anyorder.testbed.targets.TwoThreads;

/** A flag that is set under a lock and tested under the same lock hands the value over: another order would wait. */
public final class HandOverRacy {
    private int value;
    private boolean ready;

    synchronized void publish() {
        ready = true;
    }

    synchronized boolean isReady() {
        return ready;
    }

    public static void main(String[] args) throws Exception {
        HandOverRacy shared = new HandOverRacy();
        TwoThreads.run(
                () -> {
                    shared.value = 1; // conditional: HandOverRacy.value
                    shared.publish();
                },
                () -> {
                    while (!shared.isReady()) {
                        Thread.onSpinWait();
                    }
                    shared.value++; // conditional: HandOverRacy.value
                });
        System.out.println(shared.value); // prints: 2
    }
}
