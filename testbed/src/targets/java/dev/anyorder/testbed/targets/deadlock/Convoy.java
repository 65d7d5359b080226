package dev.anyorder.testbed.targets.deadlock;

import java.util.concurrent.atomic.AtomicBoolean;

/** Lets tasks pass one at a time without ordering them, so that a run with a possible deadlock does not hang. */
final class Convoy {
    private final AtomicBoolean busy = new AtomicBoolean();

    /** Runs a body while no other one runs. */
    void pass(Runnable body) {
        while (!busy.weakCompareAndSetPlain(false, true)) {
            Thread.onSpinWait();
        }
        body.run();
        busy.setOpaque(false);
    }
}
