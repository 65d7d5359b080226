package dev.anyorder.agent.task;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Reads in an optimistic section of a StampedLock. Deferred, since the program validates them itself. Misses those
 * after the first {@value #MOST}. Thread-confined.
 */
public final class OptimisticReads {
    private static final int MOST = 256;

    public boolean isOn;

    private final TaskContext task;
    private final ArrayList<Runnable> heldBack = new ArrayList<>();
    private @Nullable SyncObject lock;

    OptimisticReads(TaskContext task) {
        this.task = task;
    }

    public void holdBack(Runnable read) {
        if (heldBack.size() < MOST) {
            heldBack.add(read);
        }
    }

    /** Reads of an earlier section that was never validated count. */
    public void begin(SyncObject of) {
        task.settle();
        tell();
        isOn = true;
        lock = of;
    }

    /** Drops the reads: valid, or discarded by the program. */
    public void end(SyncObject of) {
        if (lock == of) {
            task.settle();
            heldBack.clear();
            stop();
        }
    }

    /** Records reads that were never validated. */
    void tell() {
        heldBack.forEach(Runnable::run);
        heldBack.clear();
    }

    /**
     * Called before the task publishes its clock. Deferred reads would be recorded too late for that order: dropping
     * them is a false negative.
     */
    void forget() {
        heldBack.clear();
    }

    void stop() {
        isOn = false;
        lock = null;
    }
}
