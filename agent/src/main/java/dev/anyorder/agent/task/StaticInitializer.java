package dev.anyorder.agent.task;

import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * A static initialiser, in the lockset of its steps. After its end, its steps happen-before all others: uses of its
 * data go through class initialisation.
 */
public final class StaticInitializer {
    private volatile boolean over;
    /** Null outside of a recorded run. Guarded by the recorder. */
    public @Nullable Recorded recorded;

    /**
     * Data of the recorder.
     *
     * @param number as a lock
     * @param atEnd runs before other threads can see the end
     */
    public record Recorded(int number, Runnable atEnd) {}

    public void end() {
        Recorded told = recorded;
        if (told != null) {
            told.atEnd().run();
        }
        over = true;
    }

    /** Whether a static initialiser that has ended ran the step. */
    public static boolean covers(Step step) {
        LockSet locks = step.locks();
        for (int i = 0; i < locks.size(); i++) {
            if (locks.lock(i) instanceof StaticInitializer initializer && initializer.over) {
                return true;
            }
        }
        return false;
    }
}
