package dev.anyorder.agent.task;

import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.analysis.LockMode;
import dev.anyorder.core.analysis.TaskListener;
import dev.anyorder.core.order.TaskState;
import org.jspecify.annotations.Nullable;

/**
 * The current operation of a task, which is kept only if an analysis listens to task events; and the events for that
 * analysis. Belongs to the thread of the task.
 */
final class CurrentOperation {
    private final TaskContext task;

    private @Nullable TaskListener listener;
    private String verb = "";
    private @Nullable SyncObject thing;
    private @Nullable Site site;
    /** The same as an object, once an analysis has asked. */
    private @Nullable OperationInfo operation;

    CurrentOperation(TaskContext task, TaskState state) {
        this.task = task;
        restart(state);
    }

    /** Another task begins. */
    void restart(TaskState state) {
        listener = (TaskListener) state.follower();
    }

    /** The listener of the task; null if no analysis wants its events. */
    @Nullable
    TaskListener listener() {
        return listener;
    }

    /** The task is about to perform this operation. */
    void is(String what, @Nullable SyncObject sync, @Nullable Site where) {
        if (listener != null) {
            verb = what;
            thing = sync;
            site = where;
            operation = null;
        }
    }

    /** The task acquires a lock. */
    void acquire(SyncObject lock, boolean sharedMode, boolean waits, int at) {
        TaskListener to = listener;
        if (to != null) {
            is("acquire", lock, null);
            LockMode mode =
                    sharedMode ? LockMode.SHARED : task.methods.commute() ? LockMode.COMMUTING : LockMode.EXCLUSIVE;
            to.acquire(lock, mode, waits, task.strand().step(), at);
        }
    }

    /** The task has released a lock for good. */
    void released(SyncObject lock, boolean sharedMode) {
        if (listener != null) {
            listener.release(lock, sharedMode);
        }
    }

    /** The task accesses a volatile variable. */
    void touch(SyncObject sync, Site where, AccessOp op) {
        if (listener != null) {
            is(op.text(), sync, where);
            listener.volatileAccess(sync, op, task.strand().step());
        }
    }

    /** Whether calls that order nothing matter now. */
    boolean observesCalls() {
        return listener != null && listener.observesCalls();
    }

    /** The task makes a call whose result differs from run to run. */
    void nondeterministicCall(Site where) {
        if (listener != null) {
            is("call", null, where);
            listener.nondeterministicCall();
        }
    }

    /** The task accesses something that tasks contend for and that orders nothing. */
    void contend(SyncObject sync, Site where, AccessOp op) {
        if (listener != null) {
            is(op.text(), sync, where);
            listener.contend(sync, op, task.strand().step());
        }
    }

    /** The task takes a permit. */
    void takePermit(SyncObject sync) {
        if (listener != null) {
            is("acquire", sync, null);
            listener.takePermit(sync, task.strand().step());
        }
    }

    /** The task gives a permit. */
    void givePermit(SyncObject sync) {
        if (listener != null) {
            is("release", sync, null);
            listener.givePermit(sync, task.strand().step());
        }
    }

    /** The current operation, for a report. */
    OperationInfo operation() {
        OperationInfo now = operation;
        if (now == null) {
            now = OperationInfo.of(task, verb, thing, site);
            operation = now;
        }
        return now;
    }
}
