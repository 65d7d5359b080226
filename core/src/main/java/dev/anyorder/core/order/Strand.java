package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * The running end of a task: how it comes after others, and others after it. Where it is and what it knows lies below, in
 * {@link Progress} and {@link Standpoint}. Not thread-safe: it belongs to whoever runs the task, and once the task has
 * ended, to nobody; others read it only after a real end or signal of the program has made it visible to them. What a
 * task does after its end does not count.
 */
public final class Strand extends Progress {
    private @Nullable Finish open;
    /** The last merged stamp that was awaited: such a one takes longer to compare, and keeps no task alive. */
    private @Nullable Stamp lastAwaited;

    private Strand(
            Task task,
            Grove grove,
            Recall recall,
            @Nullable Follower follower,
            @Nullable Blocks blocks,
            @Nullable Known logical,
            @Nullable Known observed,
            @Nullable Known informed) {
        super(task, grove, recall, follower, blocks, logical, observed, informed);
    }

    /** A task that nobody spawned, in a run where every step can be recalled. */
    public static Strand root(@Nullable Object info, Orders which) {
        return root(info, which, Recall.EVERY_STEP);
    }

    /** A task that nobody spawned. Several roots may exist; edges relate them. All must be of the same kind. */
    public static Strand root(@Nullable Object info, Orders which, Recall recall) {
        return root(info, which, recall, Grove.SHARED, null);
    }

    /** The same, with somebody who follows it; those who follow its descendants are made of that one. */
    public static Strand root(@Nullable Object info, Orders which, Recall recall, @Nullable Follower follower) {
        return root(info, which, recall, Grove.SHARED, follower);
    }

    static Strand root(@Nullable Object info, Orders which, Recall recall, Grove grove) {
        return root(info, which, recall, grove, null);
    }

    private static Strand root(
            @Nullable Object info, Orders which, Recall recall, Grove grove, @Nullable Follower follower) {
        Known logical = which.logical() ? Known.NOTHING : null;
        Known observed = which.observed() ? Known.NOTHING : null;
        Known informed = which.informed() ? Known.NOTHING : null;
        return new Strand(new Task(null, info), grove, recall, follower, null, logical, observed, informed);
    }

    /** Has all that this strand, and those that come from it, do from here on taken down. */
    public Strand record(Journal inThis) {
        journal = inThis;
        return this;
    }

    /** Where all that it does is taken down; null if it is not. */
    public @Nullable Journal journal() {
        return journal;
    }

    public Task task() {
        return task;
    }

    /** Who follows the task in that way, if anybody does. */
    public <F extends Follower> @Nullable F follower(Class<F> sort) {
        return follower == null ? null : follower.as(sort);
    }

    /** What a step of the task that begins now would remember. */
    public @Nullable Object note() {
        return follower == null ? null : follower.note();
    }

    /** Ends the step; the new task begins after it. The innermost finish around waits for it. */
    public Strand spawn(@Nullable Object info) {
        if (open != null) {
            open.used = true;
        }
        return spawn(info, open == null ? task.finish : open);
    }

    /** The same for a task that no finish waits for, whatever is open. */
    public Strand spawnApart(@Nullable Object info) {
        return spawn(info, null);
    }

    /**
     * The same for a task that is, to those who follow, one of another creator.
     *
     * @param note what steps of the creator {@linkplain Step#note remembered} when it created the task
     */
    public Strand spawnFor(Strand creator, @Nullable Object note, @Nullable Object info) {
        return spawn(info, null, creator.follower == null ? null : creator.follower.spawnedThen(note));
    }

    private Strand spawn(@Nullable Object info, @Nullable Finish finish) {
        return spawn(info, finish, follower == null ? null : follower.spawned());
    }

    private Strand spawn(@Nullable Object info, @Nullable Finish finish, @Nullable Follower next) {
        catchUp();
        Strand child = task.depth + 1 < grove.height
                ? sameTree(new Task(task, seq, finish, info), next)
                : newTree(new Task(finish, info), next);
        spawned();
        if (journal != null) {
            child.journal = journal.spawned(info, finish == null);
        }
        if (!ended) {
            leaveLaneTo(child.task);
            next();
        }
        return child;
    }

    /** The strand of a child that knows its ancestors by its place in the tree. */
    private Strand sameTree(Task child, @Nullable Follower its) {
        return new Strand(child, grove, recall, its, Blocks.ofChild(blocks), logical, observed, informed);
    }

    /** The strand of a child that knows its ancestors by its map. */
    private Strand newTree(Task root, @Nullable Follower its) {
        Known l = alone(logical);
        Known o = observed == logical ? l : alone(observed);
        Known i = informed == logical ? l : alone(informed);
        return new Strand(root, grove, recall, its, Blocks.ofChild(blocks), l, o, i);
    }

    /** This task is from here on after all of that one. A task that died without saying so ends here. */
    public void join(Strand other) {
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
            hear(other.follower == null ? null : other.follower.mark());
        }
        if (journal != null && other.journal != null) {
            journal.joined(other.journal, seq != before);
        }
        goOnAfter(other);
    }

    private void joinStranger(Strand other) {
        Task stranger = other.task;
        if (isAfter(stranger, other.seq)) {
            return;
        }
        place(stranger, other.seq);
        after(stranger, other.seq, other.logical, other.observed, other.informed);
        hear(other.follower == null ? null : other.follower.mark());
    }

    /** Tells the follower of the end of others. */
    void hear(@Nullable Mark mark) {
        if (follower != null && mark != null) {
            follower.joined(mark);
        }
    }

    public Finish beginFinish() {
        catchUp();
        open = new Finish(task, open, logical, observed, informed);
        if (journal != null) {
            journal.finishBegan();
        }
        return open;
    }

    /** This task is from here on after all tasks spawned inside; they must have ended. */
    public void endFinish(Finish finish) {
        if (finish != open) {
            throw new IllegalStateException("not the innermost open finish of this task");
        }
        open = finish.outer;
        if (journal != null) {
            journal.finishEnded();
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
        if (recall == Recall.CURRENT_STEP) {
            step().retire();
        }
        boolean leavesLanes = leaveLane();
        Finish finish = task.finish;
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
        if (follower != null) {
            follower.ended();
            Mark mark = follower.mark();
            if (finish != null && mark != null) {
                finish.gather(mark);
            }
        }
        if (journal != null) {
            journal.ended();
        }
        ended = true;
    }

    /** Ends the step, and tells what it knew. */
    public Stamp signal() {
        Stamp last = lastSignal;
        if (last != null) {
            return last;
        }
        task.place(grove);
        catchUp();
        Mark mark = follower == null ? null : follower.mark();
        Stamp stamp = journal == null
                ? new Stamp(task, seq, logical, observed, informed, mark, grove)
                : new NumberedStamp(task, seq, logical, observed, informed, mark, grove, journal.signalled(), journal);
        if (!ended) {
            next();
            lastSignal = stamp;
        }
        return stamp;
    }

    /** Whether {@link #await} could tell this task anything. If not the step goes on. */
    public boolean isNews(Stamp stamp) {
        Task source = stamp.task;
        if (source == task || stamp == lastAwaited || ended) {
            return false;
        }
        if (source != null) {
            return !isAfter(source, stamp.seq);
        }
        catchUp();
        boolean isNews = with(logical, stamp.logical) != logical
                || with(observed, stamp.observed) != observed
                || with(informed, stamp.informed) != informed;
        lastAwaited = isNews ? lastAwaited : stamp;
        return isNews;
    }

    /** This task is from here on after the stamp, in both orders. Nothing happens if it already was. */
    public void await(Stamp stamp) {
        Task source = stamp.task;
        if (source == task || stamp == lastAwaited || ended) {
            return;
        }
        if (source == null) {
            catchUp();
            awaited(stamp);
            become(with(logical, stamp.logical), with(observed, stamp.observed), with(informed, stamp.informed));
            lastAwaited = stamp;
        } else if (!isAfter(source, stamp.seq)) {
            awaited(stamp);
            after(source, stamp.seq, stamp.logical, stamp.observed, stamp.informed);
        } else {
            return;
        }
        if (follower != null && stamp.mark != null) {
            follower.awaited(stamp.mark);
        }
    }

    private void awaited(Stamp stamp) {
        if (journal != null) {
            journal.awaited(stamp.number());
        }
    }

    /** This task is from here on after the stamp in the observed order: a lock was taken that the other released. */
    public void awaitObserved(Stamp stamp) {
        if (observe(stamp) && follower != null && stamp.mark != null) {
            follower.locked(stamp.mark);
        }
    }

    /**
     * The same for a task that came later and could as well have come earlier: who follows it is not told.
     *
     * @return whether this was news
     */
    public boolean observe(Stamp stamp) {
        Task source = stamp.task;
        Known known = observed;
        if (source == task || stamp == lastAwaited || ended || known == null) {
            return false;
        }
        catchUp();
        long before = seq;
        if (source == null) {
            become(logical, with(known, stamp.observed), informed);
        } else if (!Order.before(source, stamp.seq, task, seq, known)) {
            become(logical, with(known, source, stamp.seq, stamp.observed), informed);
        } else {
            return false;
        }
        if (journal != null && seq != before) {
            journal.observed(stamp.number());
        }
        return true;
    }

    /** Whether this task is after the end of another, in all orders that are kept. */
    public boolean isAfterEndOf(Strand other) {
        synchronized (other) {
            Stamp last = other.lastSignal;
            return other.ended && isAfter(other.task, last == null ? other.seq : last.seq);
        }
    }
}
