package dev.anyorder.agent.task;

import dev.anyorder.agent.table.JdkObjectSlots;
import dev.anyorder.core.order.TaskState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known of a job. Must not refer to it, other than weakly. */
final class JobState {
    /** The task that it was submitted as and that has not begun. */
    volatile @Nullable TaskState pending;

    /** The task that it was when it ended last. */
    volatile @Nullable TaskState ended;

    /** Whether it waits for a time of its own; written before {@link #pending}. */
    boolean delayed;

    /** Whether it is a stage that only its executor runs from here on; written before it is handed over. */
    boolean handedOver;

    /** For tasks of the library, before they begin: those that have to end before. Only the creator writes it. */
    private List<JobState> before = List.of();

    /** For tasks of the library, before they begin: what they will have for themselves. */
    private List<SyncObject> held = List.of();

    private volatile @Nullable SyncObject sync;

    /** The state that the object has in its slot. */
    static JobState of(Object job, long slot) {
        Object state = JdkObjectSlots.get(job, slot);
        return (JobState) (state != null ? state : JdkObjectSlots.put(job, slot, new JobState()));
    }

    /** The task will not begin before another has ended. */
    void after(JobState other) {
        before = with(before, other);
    }

    /** The task will have something for itself when it begins. */
    void holds(SyncObject mutex) {
        held = with(held, mutex);
    }

    private static <T> List<T> with(List<T> some, T more) {
        List<T> all = some.isEmpty() ? new ArrayList<>(2) : some;
        all.add(more);
        return all;
    }

    /** The task begins. */
    List<JobState> takeBefore() {
        List<JobState> taken = before;
        before = List.of();
        return taken;
    }

    /** The same. */
    List<SyncObject> takeHeld() {
        List<SyncObject> taken = held;
        held = List.of();
        return taken;
    }

    /** What is known of the job as something that orders. */
    SyncObject sync(Object job) {
        SyncObject known = sync;
        if (known != null) {
            return known;
        }
        synchronized (this) {
            if (sync == null) {
                sync = new SyncObject(job);
            }
            return java.util.Objects.requireNonNull(sync);
        }
    }

    /** The same, or null if it never ordered anything. */
    @Nullable
    SyncObject sync() {
        return sync;
    }
}
