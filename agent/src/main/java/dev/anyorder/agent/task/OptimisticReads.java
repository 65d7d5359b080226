package dev.anyorder.agent.task;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Reads that a task makes in an optimistic section of a lock. They are held back, since the program itself will check
 * whether they were valid; too many of them are not remembered. Belongs to the thread of the task.
 */
public final class OptimisticReads {
    private static final int MOST = 256;

    /** Whether reads are held back. */
    public boolean isOn;

    private final TaskContext task;
    private final ArrayList<Runnable> heldBack = new ArrayList<>();
    private @Nullable SyncObject lock;

    OptimisticReads(TaskContext task) {
        this.task = task;
    }

    /** A read was made; how to tell of it, if it must be. */
    public void holdBack(Runnable read) {
        if (heldBack.size() < MOST) {
            heldBack.add(read);
        }
    }

    /** A section of the lock begins. What was read in one before, and never validated, counts. */
    public void begin(SyncObject of) {
        task.settle();
        tell();
        isOn = true;
        lock = of;
    }

    /** The section of this lock ends, if there is one: its reads were valid, or the program does not use them. */
    public void end(SyncObject of) {
        if (lock == of) {
            task.settle();
            heldBack.clear();
            stop();
        }
    }

    /** The task ends, or begins another section: what it never validated are reads like others. */
    void tell() {
        heldBack.forEach(Runnable::run);
        heldBack.clear();
    }

    /**
     * Others may learn of what the task did so far. Reads that are still held back would be told too late to be ordered
     * before what those others do, and are forgotten.
     */
    void forget() {
        heldBack.clear();
    }

    void stop() {
        isOn = false;
        lock = null;
    }
}
