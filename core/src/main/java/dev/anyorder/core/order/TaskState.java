package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * The mutable happens-before state of a running task: {@link TaskClock}, {@link TaskProgress}, and here the edges. Not
 * thread-safe: confined to the task's thread until the end. Later readers need a happens-before edge of the program.
 * Operations after the end are ignored.
 */
public final class TaskState extends TaskProgress {
    private @Nullable TaskFinish open;
    /** The last merged snapshot awaited: a cache, since comparing those is slow. It keeps no task alive. */
    private @Nullable ClockSnapshot lastAwaited;

    private TaskState(
            Task task,
            TaskForest forest,
            ClockRetention clockRetention,
            @Nullable OrderListener listener,
            @Nullable TaskBlocks blocks,
            @Nullable SparseVectorClock logical,
            @Nullable SparseVectorClock observed,
            @Nullable SparseVectorClock informed) {
        super(task, forest, clockRetention, listener, blocks, logical, observed, informed);
    }

    /** A root whose steps keep their clocks. */
    public static TaskState root(@Nullable Object info, TrackedOrders which) {
        return root(info, which, ClockRetention.EVERY_STEP);
    }

    /** A root task. Several roots may exist; all must track the same orders. */
    public static TaskState root(@Nullable Object info, TrackedOrders which, ClockRetention clockRetention) {
        return root(info, which, clockRetention, TaskForest.SHARED, null);
    }

    /** A root with a listener, which creates the listeners of descendants. */
    public static TaskState root(
            @Nullable Object info,
            TrackedOrders which,
            ClockRetention clockRetention,
            @Nullable OrderListener listener) {
        return root(info, which, clockRetention, TaskForest.SHARED, listener);
    }

    static TaskState root(
            @Nullable Object info, TrackedOrders which, ClockRetention clockRetention, TaskForest forest) {
        return root(info, which, clockRetention, forest, null);
    }

    private static TaskState root(
            @Nullable Object info,
            TrackedOrders which,
            ClockRetention clockRetention,
            TaskForest forest,
            @Nullable OrderListener listener) {
        SparseVectorClock logical = which.logical() ? SparseVectorClock.NOTHING : null;
        SparseVectorClock observed = which.observed() ? SparseVectorClock.NOTHING : null;
        SparseVectorClock informed = which.informed() ? SparseVectorClock.NOTHING : null;
        return new TaskState(new Task(null, info), forest, clockRetention, listener, null, logical, observed, informed);
    }

    /** Records all later operations of this task state and its descendants. */
    public TaskState record(TaskEventLog inThis) {
        log = inThis;
        return this;
    }

    /** Null if the run is not recorded. */
    public @Nullable TaskEventLog log() {
        return log;
    }

    public Task task() {
        return task;
    }

    /** The task's listener of this type, if any. */
    public <F extends OrderListener> @Nullable F follower(Class<F> sort) {
        return listener == null ? null : listener.as(sort);
    }

    public @Nullable OrderListener follower() {
        return listener;
    }

    /** The attachment of a step that begins now. */
    public @Nullable Object note() {
        return listener == null ? null : listener.note();
    }

    /** Ends the step and spawns a child. The innermost finish waits for it. */
    public TaskState spawn(@Nullable Object info) {
        if (open != null) {
            open.used = true;
        }
        return spawn(info, open == null ? task.finish : open);
    }

    /** As {@link #spawn}, but no finish waits for the child. */
    public TaskState spawnDetached(@Nullable Object info) {
        return spawn(info, null);
    }

    /**
     * As {@link #spawnDetached}, but for listeners the child belongs to another creator.
     *
     * @param note the {@linkplain Step#note attachment} of the creator's step at creation
     */
    public TaskState spawnOnBehalfOf(TaskState creator, @Nullable Object note, @Nullable Object info) {
        return spawn(info, null, creator.listener == null ? null : creator.listener.spawnedThen(note));
    }

    private TaskState spawn(@Nullable Object info, @Nullable TaskFinish finish) {
        return spawn(info, finish, listener == null ? null : listener.spawned());
    }

    private TaskState spawn(@Nullable Object info, @Nullable TaskFinish finish, @Nullable OrderListener next) {
        catchUp();
        TaskState child = task.depth + 1 < forest.height
                ? sameTree(new Task(task, seq, finish, info), next)
                : newTree(new Task(finish, info), next);
        spawned();
        if (log != null) {
            child.log = log.spawned(info, finish == null);
        }
        if (!ended) {
            leaveLaneTo(child.task);
            next();
        }
        return child;
    }

    /** The tree orders the child after its ancestors. */
    private TaskState sameTree(Task child, @Nullable OrderListener its) {
        return new TaskState(
                child, forest, clockRetention, its, TaskBlocks.ofChild(blocks), logical, observed, informed);
    }

    /** The clock orders the child after its ancestors. */
    private TaskState newTree(Task root, @Nullable OrderListener its) {
        SparseVectorClock l = alone(logical);
        SparseVectorClock o = observed == logical ? l : alone(observed);
        SparseVectorClock i = informed == logical ? l : alone(informed);
        return new TaskState(root, forest, clockRetention, its, TaskBlocks.ofChild(blocks), l, o, i);
    }

    /** Orders this task after all of the other. Ends the other if its end was not observed. */
    public void join(TaskState other) {
        other.end();
        Task child = other.task;
        if (ended || child == task) {
            return;
        }
        long before = seq;
        if (child.parent != task) {
            joinStranger(other);
        } else if (child.joined() == 0) {
            next();
            learn();
            child.joined(seq);
            learn(other.logical, other.observed, other.informed);
            hear(other.listener == null ? null : other.listener.mark());
        }
        if (log != null && other.log != null) {
            log.joined(other.log, seq != before);
        }
        resumeAfter(other);
    }

    private void joinStranger(TaskState other) {
        Task stranger = other.task;
        if (isAfter(stranger, other.seq)) {
            return;
        }
        place(stranger, other.seq);
        after(stranger, other.seq, other.logical, other.observed, other.informed);
        hear(other.listener == null ? null : other.listener.mark());
    }

    /** Notifies the listener of joined tasks. */
    void hear(@Nullable ListenerToken token) {
        if (listener != null && token != null) {
            listener.joined(token);
        }
    }

    public TaskFinish beginFinish() {
        catchUp();
        open = new TaskFinish(task, open, logical, observed, informed);
        if (log != null) {
            log.finishBegan();
        }
        return open;
    }

    /** Orders this task after all tasks spawned inside; they must have ended. */
    public void endFinish(TaskFinish finish) {
        if (finish != open) {
            throw new IllegalStateException("not the innermost open finish of this task");
        }
        open = finish.outer;
        if (log != null) {
            log.finishEnded();
        }
        if (finish.used && !ended) {
            next();
            learn();
            finish.ended(seq);
            finish.handOver(this);
        }
    }

    /** Idempotent. */
    public void end() {
        if (!ended) {
            endOnce();
        }
    }

    /** Several threads may end a task whose end was not observed. */
    private synchronized void endOnce() {
        if (ended) {
            return;
        }
        catchUp();
        if (clockRetention == ClockRetention.CURRENT_STEP) {
            step().retire();
        }
        boolean leavesLanes = leaveLane();
        TaskFinish finish = task.finish;
        if (finish != null) {
            finish.gather(logical, observed, informed);
            if (leavesLanes) {
                finish.leave(this);
            }
        }
        if (blocks != null) {
            blocks.end();
            blocks.endStretch();
            blocks.endPairs();
        }
        if (listener != null) {
            listener.ended();
            ListenerToken token = listener.mark();
            if (finish != null && token != null) {
                finish.gather(token);
            }
        }
        if (log != null) {
            log.ended();
        }
        ended = true;
    }

    /** Ends the step and returns its clocks. */
    public ClockSnapshot signal() {
        ClockSnapshot last = lastSignal;
        if (last != null) {
            return last;
        }
        task.place(forest);
        catchUp();
        ListenerToken token = listener == null ? null : listener.mark();
        ClockSnapshot snapshot = log == null
                ? new ClockSnapshot(task, seq, logical, observed, informed, token, forest)
                : new NumberedClockSnapshot(
                        task, seq, logical, observed, informed, token, forest, log.signalled(), log);
        if (!ended) {
            next();
            lastSignal = snapshot;
        }
        return snapshot;
    }

    /** Whether {@link #await} would add order. If not, the step continues. */
    public boolean isNews(ClockSnapshot snapshot) {
        Task source = snapshot.task;
        if (source == task || snapshot == lastAwaited || ended) {
            return false;
        }
        if (source != null) {
            return !isAfter(source, snapshot.seq);
        }
        catchUp();
        boolean isNews = with(logical, snapshot.logical) != logical
                || with(observed, snapshot.observed) != observed
                || with(informed, snapshot.informed) != informed;
        lastAwaited = isNews ? lastAwaited : snapshot;
        return isNews;
    }

    /** Orders this task after the snapshot, in all orders. No effect if it already is. */
    public void await(ClockSnapshot snapshot) {
        Task source = snapshot.task;
        if (source == task || snapshot == lastAwaited || ended) {
            return;
        }
        if (source == null) {
            catchUp();
            awaited(snapshot);
            setClocks(
                    with(logical, snapshot.logical),
                    with(observed, snapshot.observed),
                    with(informed, snapshot.informed));
            lastAwaited = snapshot;
        } else if (!isAfter(source, snapshot.seq)) {
            awaited(snapshot);
            after(source, snapshot.seq, snapshot.logical, snapshot.observed, snapshot.informed);
        } else {
            return;
        }
        if (listener != null && snapshot.token != null) {
            listener.awaited(snapshot.token);
        }
    }

    private void awaited(ClockSnapshot snapshot) {
        if (log != null) {
            log.awaited(snapshot.number());
        }
    }

    /** Orders this task after the snapshot in the observed order only: lock release to acquire. */
    public void awaitObserved(ClockSnapshot snapshot) {
        if (observe(snapshot) && listener != null && snapshot.token != null) {
            listener.locked(snapshot.token);
        }
    }

    /**
     * As {@link #awaitObserved}, without notifying the listener: the opposite order was possible.
     *
     * @return whether this added order
     */
    public boolean observe(ClockSnapshot snapshot) {
        Task source = snapshot.task;
        SparseVectorClock clock = observed;
        if (source == task || snapshot == lastAwaited || ended || clock == null) {
            return false;
        }
        catchUp();
        long before = seq;
        if (source == null) {
            setClocks(logical, with(clock, snapshot.observed), informed);
        } else if (!HappensBefore.before(source, snapshot.seq, task, seq, clock)) {
            setClocks(logical, with(clock, source, snapshot.seq, snapshot.observed), informed);
        } else {
            return false;
        }
        if (log != null && seq != before) {
            log.observed(snapshot.number());
        }
        return true;
    }

    /** Whether this task is after the end of another, in all tracked orders. */
    public boolean isAfterEndOf(TaskState other) {
        synchronized (other) {
            ClockSnapshot last = other.lastSignal;
            return other.ended && isAfter(other.task, last == null ? other.seq : last.seq);
        }
    }
}
