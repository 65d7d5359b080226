package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * How a task goes on: from step to step, with the locks that it holds and the blocks that it is in. The part of a
 * {@link TaskState} that knows when a step ends, and tells who takes down or follows what the task does.
 */
abstract class TaskProgress extends TaskClock {
    final ClockRetention clockRetention;
    private LockSet locks = LockSet.EMPTY;
    /** Null as long as there is nothing to tell. */
    @Nullable
    TaskBlocks blocks;

    /** Who follows the task, if anybody does. */
    final @Nullable OrderListener listener;

    /** Set before the strand is used. */
    @Nullable
    TaskEventLog log;

    boolean ended;
    /** The current step, made when it is first asked for. */
    private @Nullable Step step;
    /** The last stamp, as long as nothing that it does not tell can have happened. */
    @Nullable
    ClockSnapshot lastSignal;

    TaskProgress(
            Task task,
            TaskForest forest,
            ClockRetention clockRetention,
            @Nullable OrderListener listener,
            @Nullable TaskBlocks blocks,
            @Nullable SparseVectorClock logical,
            @Nullable SparseVectorClock observed,
            @Nullable SparseVectorClock informed) {
        super(task, forest, logical, observed, informed);
        this.clockRetention = clockRetention;
        this.listener = listener;
        this.blocks = blocks;
    }

    /** The current step: the same object until it ends. */
    public final Step step() {
        Step now = step;
        if (now == null) {
            Object note = listener == null ? null : listener.note();
            AtomicBlock in = TaskBlocks.in(blocks);
            AtomicBlock stretch = TaskBlocks.stretch(blocks);
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
        if (step != null && clockRetention == ClockRetention.CURRENT_STEP) {
            step.forget();
        }
        step = null;
    }

    /** Comes after a step whose maps were these. */
    final void after(
            Task source,
            long at,
            @Nullable SparseVectorClock theirLogical,
            @Nullable SparseVectorClock theirObserved,
            @Nullable SparseVectorClock theirInformed) {
        catchUp();
        SparseVectorClock l = with(logical, source, at, theirLogical);
        boolean same = logical == observed && theirLogical == theirObserved;
        SparseVectorClock o = same ? l : with(observed, source, at, theirObserved);
        boolean alike = logical == informed && theirLogical == theirInformed;
        setClocks(l, o, alike ? l : with(informed, source, at, theirInformed));
    }

    /** Has these maps from here on, in another step unless they are what it had. */
    final void setClocks(
            @Nullable SparseVectorClock newLogical,
            @Nullable SparseVectorClock newObserved,
            @Nullable SparseVectorClock newInformed) {
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
            if (log != null) {
                log.stepEnded();
            }
            next();
        }
    }

    /**
     * Ends the step; what follows is in a block, until {@link #endBlock}. A block in a block is one with it. Tasks that are
     * spawned meanwhile belong to it, too.
     */
    public final AtomicBlock beginBlock(@Nullable Object info) {
        TaskBlocks own = blocks();
        if (own.isOpen()) {
            return own.begin(task, info);
        }
        if (!ended) {
            if (log != null) {
                log.blockBegan(info);
            }
            next();
        }
        AtomicBlock block = own.begin(task, info);
        block.start(moment());
        if (listener != null && !ended) {
            listener.began(info);
        }
        return block;
    }

    private TaskBlocks blocks() {
        TaskBlocks own = blocks;
        if (own == null) {
            own = new TaskBlocks(null);
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
                if (log != null) {
                    log.blockEnded();
                }
                next();
                if (listener != null) {
                    listener.left();
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
        return TaskBlocks.stretch(blocks) != null;
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
    public final AtomicBlock beginPair() {
        return blocks().beginPair(task, moment());
    }

    /** Ends a pair. The step goes on; nothing happens if the pair has ended. */
    public final void endPair(AtomicBlock pair) {
        if (blocks != null) {
            blocks.endPair(pair);
        }
    }

    /** The current step, for its block: it can be asked what was before it as long as the block is open. */
    final Step moment() {
        return new Step(task, seq, logical, null, null, locks, TaskBlocks.in(blocks), null);
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
        locks(held, LockRelease.NOWHERE);
    }

    /**
     * The same, if it is known where in the program one was taken or let go.
     *
     * @param site a number that is meaningful to the caller, see {@link LockRelease}
     */
    public final void locks(LockSet held, int site) {
        if (held != locks && !ended) {
            if (log != null) {
                log.holds(held);
            }
            if (blocks != null) {
                blocks.locksChanged(seq, locks, held, site);
            }
            next();
            locks = held;
        }
    }
}
