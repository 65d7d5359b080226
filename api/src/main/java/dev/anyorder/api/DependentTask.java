package dev.anyorder.api;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A task that becomes claimable after its predecessors; until then it occupies no thread. */
final class DependentTask extends ClaimedTask {
    /** Predecessors that have not ended, plus one during description. */
    private final AtomicInteger pending = new AtomicInteger(1);

    /** Predecessors; volatile, emptied once the task can begin. */
    private volatile List<DependentTask> before = List.of();

    /** Successors; null after the end; guarded by this. */
    private @Nullable List<DependentTask> after = new ArrayList<>(2);

    /** Complete before publication. */
    private final List<TaskMutex> exclusions = new ArrayList<>(0);

    /** Number of mutexes held; volatile for joining threads. */
    private volatile int taken;

    /** Volatile; a predecessor has failed, so the body must not run. */
    private volatile boolean poisoned;

    /** Written before publication. */
    private boolean deferred = true;

    DependentTask(TaskBody body, FinishScope scope) {
        super(body, scope);
        holdBack();
    }

    void waitFor(DependentTask other) {
        synchronized (other) {
            if (other.after != null) {
                other.after.add(this);
                pending.incrementAndGet();
                List<DependentTask> more = new ArrayList<>(before);
                more.add(other);
                before = more;
                return;
            }
        }
        poisonIf(other.hasFailed());
    }

    void exclude(TaskMutex taskMutex) {
        exclusions.add(taskMutex);
    }

    void created(boolean deferredByUser) {
        deferred = deferredByUser;
        // One global order prevents deadlock.
        exclusions.sort((one, other) -> Long.compare(one.number, other.number));
        arrive();
    }

    private void arrive() {
        if (pending.decrementAndGet() == 0) {
            takeRest(0);
        }
    }

    /** Callback of the mutex it queued for. */
    void taken() {
        takeRest(taken + 1);
    }

    private void takeRest(int has) {
        for (int i = has; i < exclusions.size(); i++) {
            taken = i;
            if (!exclusions.get(i).take(this)) {
                return;
            }
        }
        taken = exclusions.size();
        for (TaskMutex exclusion : exclusions) {
            TaskEventHooks.mutexTaken(this, exclusion);
        }
        before = List.of();
        letGo();
        if (deferred) {
            start();
        }
    }

    private void poisonIf(boolean failed) {
        if (failed) {
            poisoned = true;
        }
    }

    private boolean hasFailed() {
        return poisoned || failure != null;
    }

    @Override
    boolean isCalledOff() {
        return poisoned || super.isCalledOff();
    }

    @Override
    void settle() {
        exclusions.forEach(TaskMutex::give);
        List<DependentTask> waiting;
        synchronized (this) {
            waiting = after;
            after = null;
        }
        boolean failed = hasFailed();
        if (waiting != null) {
            for (DependentTask job : waiting) {
                job.poisonIf(failed);
                job.arrive();
            }
        }
    }

    @Override
    boolean mayRunOnWaiting() {
        return !deferred || super.mayRunOnWaiting();
    }

    /** Runs or awaits the predecessors, then the task. */
    @Override
    boolean awaitOnce(WorkerState state) {
        ArrayDeque<DependentTask> path = new ArrayDeque<>();
        path.push(this);
        for (DependentTask next = this; next != null; next = path.peek()) {
            if (next.ended()) {
                path.pop();
            } else if (!next.isHeldBack()) {
                if (!next.awaitReady(state)) {
                    return false;
                }
            } else {
                DependentTask first = next.heldBackBy();
                if (first == null) {
                    Thread.onSpinWait();
                } else {
                    path.push(first);
                }
            }
        }
        return true;
    }

    /** A task that prevents this one from beginning, if known. */
    private @Nullable DependentTask heldBackBy() {
        for (DependentTask other : before) {
            if (!other.ended()) {
                return other;
            }
        }
        int wanted = taken;
        if (pending.get() > 0 || wanted == exclusions.size()) {
            return null;
        }
        DependentTask holder = exclusions.get(wanted).holder();
        return holder == this ? null : holder;
    }
}
