package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * How a task goes on: from step to step, with the locks that it holds and the blocks that it is in. The part of a
 * {@link Strand} that knows when a step ends, and tells who takes down or follows what the task does.
 */
abstract class Progress extends Standpoint {
    final Recall recall;
    private LockSet locks = LockSet.EMPTY;
    /** Null as long as there is nothing to tell. */
    @Nullable
    Blocks blocks;

    /** Who follows the task, if anybody does. */
    final @Nullable Follower follower;

    /** Set before the strand is used. */
    @Nullable
    Journal journal;

    boolean ended;
    /** The current step, made when it is first asked for. */
    private @Nullable Step step;
    /** The last stamp, as long as nothing that it does not tell can have happened. */
    @Nullable
    Stamp lastSignal;

    Progress(
            Task task,
            Grove grove,
            Recall recall,
            @Nullable Follower follower,
            @Nullable Blocks blocks,
            @Nullable Known logical,
            @Nullable Known observed,
            @Nullable Known informed) {
        super(task, grove, logical, observed, informed);
        this.recall = recall;
        this.follower = follower;
        this.blocks = blocks;
    }

    /** The current step: the same object until it ends. */
    public final Step step() {
        Step now = step;
        if (now == null) {
            Object note = follower == null ? null : follower.note();
            Block in = Blocks.in(blocks);
            Block stretch = Blocks.stretch(blocks);
            now = stretch == null
                    ? new Step(task, seq, logical, observed, informed, locks, in, note)
                    : new StretchedStep(task, seq, logical, observed, informed, locks, in, note, stretch);
            step = now;
            lastSignal = null;
        }
        return now;
    }

    /** Takes over what the current step has learnt while it ran. */
    final void catchUp() {
        if (step != null && !ended) {
            informed = step.informed();
        }
    }

    /** The step ends. */
    final void next() {
        catchUp();
        if (blocks != null) {
            blocks.passed(this);
        }
        seq++;
        lastSignal = null;
        if (step != null && recall == Recall.CURRENT_STEP) {
            step.forget();
        }
        step = null;
    }

    /** Comes after a step whose maps were these. */
    final void after(
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

    /** Has these maps from here on, in another step unless they are what it had. */
    final void become(@Nullable Known newLogical, @Nullable Known newObserved, @Nullable Known newInformed) {
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
    public final void nextStep() {
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
    public final Block beginBlock(@Nullable Object info) {
        Blocks own = blocks();
        if (own.isOpen()) {
            return own.begin(task, info);
        }
        if (!ended) {
            if (journal != null) {
                journal.blockBegan(info);
            }
            next();
        }
        Block block = own.begin(task, info);
        block.start(moment());
        if (follower != null && !ended) {
            follower.began(info);
        }
        return block;
    }

    private Blocks blocks() {
        Blocks own = blocks;
        if (own == null) {
            own = new Blocks(null);
            blocks = own;
        }
        return own;
    }

    /** Ends the step, and the block unless it was begun within another. */
    public final void endBlock() {
        if (blocks == null || !blocks.isOpen()) {
            if (!ended) {
                throw new IllegalStateException("no block is open");
            }
        } else if (blocks.isLast()) {
            if (!ended) {
                if (journal != null) {
                    journal.blockEnded();
                }
                next();
                if (follower != null) {
                    follower.left();
                }
            }
            blocks.end();
        }
    }

    /**
     * Ends the step; what follows is a stretch, until {@link #endStretch}. A block of another sort, which is neither in blocks
     * nor around them, and has no part in what is spawned. Nothing happens if there is one.
     */
    public final void beginStretch() {
        if (!isInStretch() && !ended) {
            next();
            blocks().beginStretch(task, moment());
        }
    }

    public final boolean isInStretch() {
        return Blocks.stretch(blocks) != null;
    }

    /** Ends the step and the stretch, if there is one. */
    public final void endStretch() {
        if (blocks != null && isInStretch() && !ended) {
            next();
            blocks.endStretch();
        }
    }

    /**
     * What follows is a pair, until {@link #endPair}: a block that only those accesses are in that are said to be. It is neither
     * in blocks nor around them, and there may be several. Whoever begins many has to end them. The step goes on, since it is
     * one moment of the pair, whatever was done in it before.
     */
    public final Block beginPair() {
        return blocks().beginPair(task, moment());
    }

    /** Ends a pair. The step goes on; nothing happens if the pair has ended. */
    public final void endPair(Block pair) {
        if (blocks != null) {
            blocks.endPair(pair);
        }
    }

    /** The current step, for its block: it can be asked what was before it as long as the block is open. */
    final Step moment() {
        return new Step(task, seq, logical, null, null, locks, Blocks.in(blocks), null);
    }

    /** This task has come after something in the logical order. */
    final void learn() {
        if (blocks != null) {
            blocks.learn();
        }
    }

    /** The locks held now. */
    public final LockSet locks() {
        return locks;
    }

    /** Holds exactly these locks from here on. */
    public final void locks(LockSet held) {
        locks(held, Release.NOWHERE);
    }

    /**
     * The same, if it is known where in the program one was taken or let go.
     *
     * @param site a number that is meaningful to the caller, see {@link Release}
     */
    public final void locks(LockSet held, int site) {
        if (held != locks && !ended) {
            if (journal != null) {
                journal.holds(held);
            }
            if (blocks != null) {
                blocks.locksChanged(seq, locks, held, site);
            }
            next();
            locks = held;
        }
    }
}
