package dev.anyorder.agent.task;

import dev.anyorder.agent.site.Site;
import dev.anyorder.core.determinism.AccessKind;
import dev.anyorder.core.determinism.DeterminismTask;
import dev.anyorder.core.determinism.DeterministicBlock;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.velodrome.VelodromeTaskListener;
import org.jspecify.annotations.Nullable;

/**
 * What a task does at the moment, taken down only if somebody follows it to tell what is deterministic, or serialisable.
 * Belongs to the thread of the task.
 */
final class CurrentOperation {
    private final TaskContext task;

    private @Nullable DeterminismTask performer;
    private @Nullable VelodromeTaskListener listener;
    private String verb = "";
    private @Nullable SyncObject thing;
    private @Nullable Site site;
    /** The same, once somebody has asked. */
    private @Nullable OperationInfo operation;

    CurrentOperation(TaskContext task, TaskState state) {
        this.task = task;
        restart(state);
    }

    /** Another task begins. */
    void restart(TaskState state) {
        performer = state.follower(DeterminismTask.class);
        listener = state.follower(VelodromeTaskListener.class);
    }

    /** Who follows the task to tell what is deterministic, if anybody does. */
    @Nullable
    DeterminismTask performer() {
        return performer;
    }

    /** Who follows the task to tell what is serialisable, if anybody does. */
    @Nullable
    VelodromeTaskListener listener() {
        return listener;
    }

    /** The innermost block that is to be deterministic and that the task is in, if there is one. */
    @Nullable
    DeterministicBlock block() {
        return performer == null ? null : performer.note();
    }

    /** The task is about to do this. */
    void is(String what, @Nullable SyncObject sync, @Nullable Site where) {
        if (performer != null || listener != null) {
            verb = what;
            thing = sync;
            site = where;
            operation = null;
        }
    }

    /** The task takes a lock. */
    void acquire(SyncObject lock, Step step, boolean sharedMode) {
        is("acquire", lock, null);
        if (performer != null) {
            lock.take(
                    performer,
                    step,
                    sharedMode ? AccessKind.READ : task.methods.commute() ? AccessKind.DECLARED : AccessKind.WRITE);
        }
    }

    /** The task touches something volatile. */
    void touch(SyncObject sync, Site where, Step step, AccessKind kind) {
        is(verb(kind), sync, where);
        if (performer != null) {
            sync.touch(performer, step, kind);
        }
        if (listener != null) {
            sync.touch(listener, kind.changes());
        }
    }

    /** The task comes to something at which tasks meet, without any order. */
    void meet(SyncObject sync, Site where, Step step, AccessKind kind) {
        if (performer != null) {
            is(verb(kind), sync, where);
            sync.meet(performer, step, kind);
        }
    }

    /** The task takes a permit. */
    void takePermit(SyncObject sync, Step step) {
        if (performer != null) {
            is("acquire", sync, null);
            sync.takePermit(performer, step);
        }
    }

    /** The task gives a permit. */
    void givePermit(SyncObject sync, Step step) {
        if (performer != null) {
            is("release", sync, null);
            sync.givePermit(performer, step);
        }
    }

    private static String verb(AccessKind kind) {
        return !kind.changes() ? "read" : kind.family() == null ? "write" : "update";
    }

    /** What the task does, for a report. */
    OperationInfo operation() {
        OperationInfo now = operation;
        if (now == null) {
            now = OperationInfo.of(task, verb, thing, site);
            operation = now;
        }
        return now;
    }
}
