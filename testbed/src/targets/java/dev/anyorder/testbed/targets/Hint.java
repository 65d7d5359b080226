package dev.anyorder.testbed.targets;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Lets one thread run after another in time without ordering them: opaque accesses make no happens-before edge. Used
 * where a program needs a certain schedule, and its verdict must come from something else.
 */
public final class Hint {
    private final AtomicBoolean given = new AtomicBoolean();

    /** Says that it is time. */
    public void give() {
        given.setOpaque(true);
    }

    /** Spins until {@link #give} was called. */
    public void take() {
        while (!given.getOpaque()) {
            Thread.onSpinWait();
        }
    }
}
