package dev.anyorder.agent.task;

import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.analysis.LockMode;
import dev.anyorder.core.analysis.TaskListener;
import dev.anyorder.core.order.TaskState;
import org.jspecify.annotations.Nullable;

/** The current operation of a task, and the events of its listener. Maintained only for a listener. Thread-confined. */
final class CurrentOperation {
    private final TaskContext task;

    private @Nullable TaskListener listener;
    private String verb = "";
    private @Nullable SyncObject thing;
    private @Nullable Site site;
    /** Created on demand. */
    private @Nullable OperationInfo operation;

    CurrentOperation(TaskContext task, TaskState state) {
        this.task = task;
        restart(state);
    }

    void restart(TaskState state) {
        listener = (TaskListener) state.follower();
    }

    @Nullable
    TaskListener listener() {
        return listener;
    }

    /** Called before the operation. */
    void is(String what, @Nullable SyncObject sync, @Nullable Site where) {
        if (listener != null) {
            verb = what;
            thing = sync;
            site = where;
            operation = null;
        }
    }

    void acquire(SyncObject lock, boolean sharedMode, boolean waits, int at) {
        TaskListener to = listener;
        if (to != null) {
            is("acquire", lock, null);
            LockMode mode =
                    sharedMode ? LockMode.SHARED : task.methods.commute() ? LockMode.COMMUTING : LockMode.EXCLUSIVE;
            to.acquire(lock, mode, waits, task.strand().step(), at);
        }
    }

    void released(SyncObject lock, boolean sharedMode) {
        if (listener != null) {
            listener.release(lock, sharedMode);
        }
    }

    void touch(SyncObject sync, Site where, AccessOp op) {
        if (listener != null) {
            is(op.text(), sync, where);
            listener.volatileAccess(sync, op, task.strand().step());
        }
    }

    /** Whether an analysis wants calls that order nothing. */
    boolean observesCalls() {
        return listener != null && listener.observesCalls();
    }

    void nondeterministicCall(Site where) {
        if (listener != null) {
            is("call", null, where);
            listener.nondeterministicCall();
        }
    }

    /** A contended access that orders nothing. */
    void contend(SyncObject sync, Site where, AccessOp op) {
        if (listener != null) {
            is(op.text(), sync, where);
            listener.contend(sync, op, task.strand().step());
        }
    }

    void takePermit(SyncObject sync) {
        if (listener != null) {
            is("acquire", sync, null);
            listener.takePermit(sync, task.strand().step());
        }
    }

    void givePermit(SyncObject sync) {
        if (listener != null) {
            is("release", sync, null);
            listener.givePermit(sync, task.strand().step());
        }
    }

    OperationInfo operation() {
        OperationInfo now = operation;
        if (now == null) {
            now = OperationInfo.of(task, verb, thing, site);
            operation = now;
        }
        return now;
    }
}
