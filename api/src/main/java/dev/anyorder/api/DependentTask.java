package dev.anyorder.api;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A task that waits for others, without a thread, before it can be claimed. */
final class DependentTask extends ClaimedTask {
    /** Those that have to end before, and one more until the description is complete. */
    private final AtomicInteger pending = new AtomicInteger(1);

    /** Those that it waits for; volatile for those who wait for this one, and dropped once it can begin. */
    private volatile List<DependentTask> before = List.of();

    /** Those that wait for it, null once it has ended; guarded by this. */
    private @Nullable List<DependentTask> after = new ArrayList<>(2);

    /** What it must have for itself; complete before the task is published. */
    private final List<TaskMutex> exclusions = new ArrayList<>(0);

    /** How many of the exclusions it has; written by whoever makes it ready, volatile for those who wait. */
    private volatile int taken;

    /** Volatile; whether one of those before has failed, so that this one is not to begin. */
    private volatile boolean poisoned;

    /** Whether a worker is to run it; otherwise the creator does. Written before the task is published. */
    private boolean deferred = true;

    DependentTask(TaskBody body, FinishScope scope) {
        super(body, scope);
        holdBack();
    }

    /** While it is described: it begins after another. */
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

    /** While it is described: it runs alone among those with the same mutex. */
    void exclude(TaskMutex taskMutex) {
        exclusions.add(taskMutex);
    }

    /** The description is complete. */
    void created(boolean deferredByUser) {
        deferred = deferredByUser;
        // Mutexes are taken in one order, whatever the order of the clauses.
        exclusions.sort((one, other) -> Long.compare(one.number, other.number));
        arrive();
    }

    /** One of those that it waits for has ended. */
    private void arrive() {
        if (pending.decrementAndGet() == 0) {
            takeRest(0);
        }
    }

    /** The mutex it queued for is its own now. */
    void taken() {
        takeRest(taken + 1);
    }

    /** Takes the mutexes that it does not have yet, and lets the task go when it has all. */
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

    /** Runs or waits for what this task waits for, then the same for this task itself. */
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

    /** A task that has to end before this one can begin, if one is known just now. */
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
