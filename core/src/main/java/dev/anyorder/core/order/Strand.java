package dev.anyorder.core.order;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * The running end of a task: where it is, what it knows, which locks it holds. Not thread-safe: it belongs to whoever
 * runs the task, and once the task has ended, to nobody; others read it only after a real end or signal of the
 * program has made it visible to them. What a task does after its end does not count.
 */
public final class Strand {
    private static final VarHandle FREE;

    static {
        try {
            FREE = MethodHandles.lookup().findVarHandle(Strand.class, "free", FreeLanes.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final Task task;
    private final Grove grove;
    private final Recall recall;
    private long seq;
    private @Nullable Known logical;
    private @Nullable Known observed;
    /** As of the start of the current step; what the step learns while it runs is in the step until it ends. */
    private @Nullable Known informed;

    private LockSet locks = LockSet.EMPTY;
    /** Null as long as there is nothing to tell. */
    private @Nullable Blocks blocks;

    /** Null outside of stretches. */
    private @Nullable Block stretch;

    /** Who follows the task, if anybody does. */
    private final @Nullable Follower follower;

    private @Nullable Finish open;
    private boolean ended;
    /** Whether a step of this task may already be named elsewhere, through a child. */
    private boolean hasSpawned;
    /** The current step, made when it is first asked for. */
    private @Nullable Step step;
    /** The last stamp, as long as nothing that it does not tell can have happened. */
    private @Nullable Stamp lastSignal;
    /** The last merged stamp that was awaited: such a one takes longer to compare, and keeps no task alive. */
    private @Nullable Stamp lastAwaited;
    /** Lanes that this task is after. Once it has ended, whoever is first after it takes them, by an atomic swap. */
    private @Nullable FreeLanes free;
    /** Set before the strand is used. */
    private @Nullable Journal journal;

    private Strand(
            Task task,
            Grove grove,
            Recall recall,
            @Nullable Follower follower,
            @Nullable Blocks blocks,
            @Nullable Known logical,
            @Nullable Known observed,
            @Nullable Known informed) {
        this.task = task;
        this.grove = grove;
        this.recall = recall;
        this.follower = follower;
        this.blocks = blocks;
        this.logical = logical;
        this.observed = observed;
        this.informed = informed;
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

    /** Who follows the task, if anybody does. */
    public @Nullable Follower follower() {
        return follower;
    }

    /** The current step: the same object until it ends. */
    public Step step() {
        Step now = step;
        if (now == null) {
            Object note = follower == null ? null : follower.note();
            Block in = Blocks.in(blocks);
            now = stretch == null
                    ? new Step(task, seq, logical, observed, informed, locks, in, note)
                    : new StretchedStep(task, seq, logical, observed, informed, locks, in, note, stretch);
            step = now;
            lastSignal = null;
        }
        return now;
    }

    /** Takes over what the current step has learnt while it ran. */
    private void catchUp() {
        if (step != null && !ended) {
            informed = step.informed();
        }
    }

    private void next() {
        catchUp();
        if (blocks != null && Blocks.own(blocks) != null) {
            blocks.passed(moment());
        }
        if (stretch != null) {
            stretch.passed(moment(), 0);
        }
        seq++;
        lastSignal = null;
        if (step != null && recall == Recall.CURRENT_STEP) {
            step.forget();
        }
        step = null;
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

    /** The same for a task that is, to those who follow, one of another creator. */
    public Strand spawnFor(Strand creator, @Nullable Object info) {
        return spawn(info, null, creator.follower);
    }

    private Strand spawn(@Nullable Object info, @Nullable Finish finish) {
        return spawn(info, finish, follower);
    }

    private Strand spawn(@Nullable Object info, @Nullable Finish finish, @Nullable Follower creator) {
        catchUp();
        Follower next = creator == null ? null : creator.spawned();
        Strand child = task.depth + 1 < grove.height
                ? sameTree(new Task(task, seq, finish, info), next)
                : newTree(new Task(finish, info), next);
        hasSpawned = true;
        if (journal != null) {
            child.journal = journal.spawned(info, finish == null);
        }
        if (!ended) {
            if (free != null) {
                child.task.place(free.first());
                free = free.rest();
            }
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

    /** All that this task knows, with no help from the tree. */
    private @Nullable Known alone(@Nullable Known known) {
        return known == null ? null : Edge.after(Known.NOTHING, task, seq, known, null, 0, grove);
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
        if (stranger.place() == null) {
            Place place = grove.fresh();
            if (stranger.place(place)) {
                free = FreeLanes.add(free, place, other.seq);
            }
        }
        after(stranger, other.seq, other.logical, other.observed, other.informed);
        hear(other.follower == null ? null : other.follower.mark());
    }

    /** Tells the follower of the end of others. */
    void hear(@Nullable Mark mark) {
        if (follower != null && mark != null) {
            follower.joined(mark);
        }
    }

    /** Merges maps into this strand's, without a new step. */
    void learn(@Nullable Known alsoLogical, @Nullable Known alsoObserved, @Nullable Known alsoInformed) {
        boolean same = logical == observed && alsoLogical == alsoObserved;
        boolean alike = logical == informed && alsoLogical == alsoInformed;
        logical = Known.union(logical, alsoLogical);
        observed = same ? logical : Known.union(observed, alsoObserved);
        informed = alike ? logical : Known.union(informed, alsoInformed);
    }

    /**
     * Takes the lanes of a task that this one is after in both orders. One of them becomes this task's own if no map
     * can have named an earlier step of it.
     */
    void goOnAfter(Strand over) {
        free = FreeLanes.addAll(free, (FreeLanes) FREE.getAndSet(over, null));
        if (free != null && !hasSpawned && task.place() == null) {
            task.place(free.first());
            free = free.rest();
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
        Place place = task.place();
        if (place != null) {
            free = FreeLanes.add(free, place, seq);
        }
        Finish finish = task.finish;
        if (finish != null) {
            finish.gather(logical, observed, informed);
            if (free != null) {
                finish.leave(this);
            }
        }
        if (blocks != null) {
            blocks.end();
        }
        if (stretch != null) {
            stretch.end();
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

    /**
     * Whether this task is after the step that spawned another, in the logical order. Where that order is not kept, or
     * the other task has started a tree of its own, the answer is no.
     */
    public boolean isAfterSpawnOf(Task other) {
        Task parent = other.parent;
        Known known = logical;
        return parent != null && known != null && Order.before(parent, other.spawnSeq, task, seq, known);
    }

    /** Whether this task is after the end of another, in all orders that are kept. */
    public boolean isAfterEndOf(Strand other) {
        synchronized (other) {
            Stamp last = other.lastSignal;
            return other.ended && isAfter(other.task, last == null ? other.seq : last.seq);
        }
    }

    /** Whether this task is after that step in all orders that are kept: what is logical is observed too. */
    private boolean isAfter(Task source, long at) {
        Known known = logical != null ? logical : observed;
        return known != null && Order.before(source, at, task, seq, known);
    }

    private void after(
            Task source,
            long at,
            @Nullable Known theirLogical,
            @Nullable Known theirObserved,
            @Nullable Known theirInformed) {
        catchUp();
        Known l = with(logical, source, at, theirLogical);
        boolean same = logical == observed && theirLogical == theirObserved;
        Known o = same ? l : with(observed, source, at, theirObserved);
        boolean alike = logical == informed && theirLogical == theirInformed;
        become(l, o, alike ? l : with(informed, source, at, theirInformed));
    }

    private @Nullable Known with(@Nullable Known mine, Task source, long at, @Nullable Known theirs) {
        return mine == null || theirs == null ? mine : Edge.after(mine, source, at, theirs, task, seq, grove);
    }

    /** With a merged stamp's map; what that says of this very task is no news. */
    private @Nullable Known with(@Nullable Known mine, @Nullable Known theirs) {
        Place place = task.place();
        boolean noNews = mine == null || theirs == null || mine.covers(theirs, place == null ? -1 : place.lane.index);
        return noNews ? mine : Known.union(mine, theirs);
    }

    private void become(@Nullable Known newLogical, @Nullable Known newObserved, @Nullable Known newInformed) {
        if (newLogical != logical || newObserved != observed || newInformed != informed) {
            next();
            if (newLogical != logical) {
                learn();
            }
            informed = newInformed;
            logical = newLogical;
            observed = newObserved;
        }
    }

    /** Ends the step, for somebody who wants to tell what comes from what was. Nothing else happens. */
    public void nextStep() {
        if (!ended) {
            if (journal != null) {
                journal.wentOn();
            }
            next();
        }
    }

    /**
     * Ends the step; what follows is in a block, until {@link #endBlock}. A block in a block is one with it. Tasks that are
     * spawned meanwhile belong to it, too.
     */
    public Block beginBlock(@Nullable Object info) {
        if (blocks == null) {
            blocks = new Blocks(null);
        }
        if (Blocks.own(blocks) != null) {
            return blocks.begin(task, info);
        }
        if (!ended) {
            if (journal != null) {
                journal.blockBegan(info);
            }
            next();
        }
        Block block = blocks.begin(task, info);
        block.start(moment());
        return block;
    }

    /** Ends the step, and the block unless it was begun within another. */
    public void endBlock() {
        if (blocks == null || Blocks.own(blocks) == null) {
            if (!ended) {
                throw new IllegalStateException("no block is open");
            }
        } else if (blocks.isLast()) {
            if (!ended) {
                if (journal != null) {
                    journal.blockEnded();
                }
                next();
            }
            blocks.end();
        }
    }

    /**
     * Ends the step; what follows is a stretch, until {@link #endStretch}. A block of another sort, which is neither in blocks
     * nor around them, and has no part in what is spawned. Nothing happens if there is one.
     */
    public void beginStretch() {
        if (stretch == null && !ended) {
            next();
            Block begun = new Block(task, null, null);
            begun.start(moment());
            stretch = begun;
        }
    }

    public boolean isInStretch() {
        return stretch != null;
    }

    /** Ends the step and the stretch, if there is one. */
    public void endStretch() {
        if (stretch != null && !ended) {
            next();
            stretch.end();
            stretch = null;
        }
    }

    /** The current step, for its block: it can be asked what was before it as long as the block is open. */
    private Step moment() {
        return new Step(task, seq, logical, null, null, locks, Blocks.in(blocks), null);
    }

    /** This task has come after something in the logical order. */
    private void learn() {
        if (blocks != null) {
            blocks.learn();
        }
    }

    /** The locks held now. */
    public LockSet locks() {
        return locks;
    }

    /** Holds exactly these locks from here on. */
    public void locks(LockSet held) {
        if (held != locks && !ended) {
            if (journal != null) {
                journal.holds(held);
            }
            next();
            locks = held;
        }
    }
}
