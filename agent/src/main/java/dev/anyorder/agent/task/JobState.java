package dev.anyorder.agent.task;

import dev.anyorder.agent.table.JdkObjectSlots;
import dev.anyorder.core.order.TaskState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The state of a job. Refers to the job only weakly. */
final class JobState {
    /** The submitted task that has not begun. */
    volatile @Nullable TaskState pending;

    /** The last task that ended. */
    volatile @Nullable TaskState ended;

    /** Whether the job has a delay; written before {@link #pending}. */
    boolean delayed;

    /** Whether only the executor can run the stage; written before the handover. */
    boolean handedOver;

    /** Predecessors of a library task; written only by its creator, before it begins. */
    private List<JobState> before = List.of();

    /** Mutexes of a library task; the same. */
    private List<SyncObject> held = List.of();

    private volatile @Nullable SyncObject sync;

    static JobState of(Object job, long slot) {
        Object state = JdkObjectSlots.get(job, slot);
        return (JobState) (state != null ? state : JdkObjectSlots.put(job, slot, new JobState()));
    }

    void after(JobState other) {
        before = with(before, other);
    }

    void holds(SyncObject mutex) {
        held = with(held, mutex);
    }

    private static <T> List<T> with(List<T> some, T more) {
        List<T> all = some.isEmpty() ? new ArrayList<>(2) : some;
        all.add(more);
        return all;
    }

    List<JobState> takeBefore() {
        List<JobState> taken = before;
        before = List.of();
        return taken;
    }

    List<SyncObject> takeHeld() {
        List<SyncObject> taken = held;
        held = List.of();
        return taken;
    }

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

    /** Null if it never ordered anything. */
    @Nullable
    SyncObject sync() {
        return sync;
    }
}
