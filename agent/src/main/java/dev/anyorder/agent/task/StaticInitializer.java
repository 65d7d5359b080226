package dev.anyorder.agent.task;

import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * A static initialiser that runs or has run. It sits among the locks of the steps made inside. Once it is over, those
 * steps come before everybody else's: who touches what an initialiser made came to it by way of its class.
 */
public final class StaticInitializer {
    private volatile boolean over;
    /** In a run that is recorded, what to do at its end; null before. Guarded by whoever records. */
    public @Nullable Recorded recorded;

    /**
     * What the recording gave it.
     *
     * @param number its number as a lock
     * @param atEnd to be run before anybody can see that it is over
     */
    public record Recorded(int number, Runnable atEnd) {}

    /** It is over. */
    public void end() {
        Recorded told = recorded;
        if (told != null) {
            told.atEnd().run();
        }
        over = true;
    }

    /** Whether the step was made inside a static initialiser that is over. */
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
