package dev.anyorder.agent.task;

import dev.anyorder.agent.table.Slots;
import dev.anyorder.core.order.Strand;
import org.jspecify.annotations.Nullable;

/** What is known of a job. Must not refer to it, other than weakly. */
final class JobState {
    /** The task that it was submitted as and that has not begun. */
    volatile @Nullable Strand pending;

    /** The task that it was when it ended last. */
    volatile @Nullable Strand ended;

    /** Whether it waits for a time of its own; written before {@link #pending}. */
    boolean delayed;

    /** Whether it is a stage that only its executor runs from here on; written before it is handed over. */
    boolean handedOver;

    private volatile @Nullable Sync sync;

    /** The state that the object has in its slot. */
    static JobState of(Object job, long slot) {
        Object state = Slots.get(job, slot);
        return (JobState) (state != null ? state : Slots.put(job, slot, new JobState()));
    }

    /** What is known of the job as something that orders. */
    Sync sync(Object job) {
        Sync known = sync;
        if (known != null) {
            return known;
        }
        synchronized (this) {
            if (sync == null) {
                sync = new Sync(job);
            }
            return java.util.Objects.requireNonNull(sync);
        }
    }

    /** The same, or null if it never ordered anything. */
    @Nullable
    Sync sync() {
        return sync;
    }
}
