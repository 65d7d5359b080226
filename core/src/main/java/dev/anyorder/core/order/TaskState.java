package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * The running end of a task: how it comes after others, and others after it. Where it is and what it knows lies below, in
 * {@link TaskProgress} and {@link TaskClock}. Not thread-safe: it belongs to whoever runs the task, and once the task has
 * ended, to nobody; others read it only after a real end or signal of the program has made it visible to them. What a
 * task does after its end does not count.
 */
public final class TaskState extends TaskProgress {
    private @Nullable TaskFinish open;
    /** The last merged stamp that was awaited: such a one takes longer to compare, and keeps no task alive. */
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

    /** A task that nobody spawned, in a run where every step can be recalled. */
    public static TaskState root(@Nullable Object info, TrackedOrders which) {
        return root(info, which, ClockRetention.EVERY_STEP);
    }

    /** A task that nobody spawned. Several roots may exist; edges relate them. All must be of the same kind. */
    public static TaskState root(@Nullable Object info, TrackedOrders which, ClockRetention clockRetention) {
        return root(info, which, clockRetention, TaskForest.SHARED, null);
    }

    /** The same, with somebody who follows it; those who follow its descendants are made of that one. */
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

    /** Has all that this strand, and those that come from it, do from here on taken down. */
    public TaskState record(TaskEventLog inThis) {
        log = inThis;
        return this;
    }

    /** Where all that it does is taken down; null if it is not. */
    public @Nullable TaskEventLog log() {
        return log;
    }

    public Task task() {
        return task;
    }

    /** Who follows the task in that way, if anybody does. */
    public <F extends OrderListener> @Nullable F follower(Class<F> sort) {
        return listener == null ? null : listener.as(sort);
    }

    /** Who follows the task, if anybody does. */
    public @Nullable OrderListener follower() {
        return listener;
    }

    /** What a step of the task that begins now would remember. */
    public @Nullable Object note() {
        return listener == null ? null : listener.note();
    }

    /** Ends the step; the new task begins after it. The innermost finish around waits for it. */
    public TaskState spawn(@Nullable Object info) {
        if (open != null) {
            open.used = true;
        }
        return spawn(info, open == null ? task.finish : open);
    }

    /** The same for a task that no finish waits for, whatever is open. */
    public TaskState spawnDetached(@Nullable Object info) {
        return spawn(info, null);
    }

    /**
     * The same for a task that is, to those who follow, one of another creator.
     *
     * @param note what steps of the creator {@linkplain Step#note remembered} when it created the task
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

    /** The strand of a child that knows its ancestors by its place in the tree. */
    private TaskState sameTree(Task child, @Nullable OrderListener its) {
        return new TaskState(
                child, forest, clockRetention, its, TaskBlocks.ofChild(blocks), logical, observed, informed);
    }

    /** The strand of a child that knows its ancestors by its map. */
    private TaskState newTree(Task root, @Nullable OrderListener its) {
        SparseVectorClock l = alone(logical);
        SparseVectorClock o = observed == logical ? l : alone(observed);
        SparseVectorClock i = informed == logical ? l : alone(informed);
        return new TaskState(root, forest, clockRetention, its, TaskBlocks.ofChild(blocks), l, o, i);
    }

    /** This task is from here on after all of that one. A task that died without saying so ends here. */
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

    /** Tells the follower of the end of others. */
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

    /** This task is from here on after all tasks spawned inside; they must have ended. */
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

    /** The task is over. Ending twice does no harm. */
    public void end() {
        if (!ended) {
            endOnce();
        }
    }

    /** Several may end a task that died without saying so. */
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

    /** Ends the step, and tells what it knew. */
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

    /** Whether {@link #await} could tell this task anything. If not the step goes on. */
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

    /** This task is from here on after the stamp, in both orders. Nothing happens if it already was. */
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

    /** This task is from here on after the stamp in the observed order: a lock was taken that the other released. */
    public void awaitObserved(ClockSnapshot snapshot) {
        if (observe(snapshot) && listener != null && snapshot.token != null) {
            listener.locked(snapshot.token);
        }
    }

    /**
     * The same for a task that came later and could as well have come earlier: who follows it is not told.
     *
     * @return whether this was news
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

    /** Whether this task is after the end of another, in all orders that are kept. */
    public boolean isAfterEndOf(TaskState other) {
        synchronized (other) {
            ClockSnapshot last = other.lastSignal;
            return other.ended && isAfter(other.task, last == null ? other.seq : last.seq);
        }
    }
}
