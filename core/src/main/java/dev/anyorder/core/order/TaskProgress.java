package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * Advances a task from step to step, with its locks and blocks, and notifies log and listener. The middle part of
 * {@link TaskState}.
 */
abstract class TaskProgress extends TaskClock {
    final ClockRetention clockRetention;
    private LockSet locks = LockSet.EMPTY;
    /** Null until first used. */
    @Nullable
    TaskBlocks blocks;

    final @Nullable OrderListener listener;

    /** Set before first use. */
    @Nullable
    TaskEventLog log;

    boolean ended;
    /** Created on demand. */
    private @Nullable Step step;
    /** The last snapshot while it still covers all operations of the task. */
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

    /** Takes over informed edges from the running step. */
    final void catchUp() {
        if (step != null && !ended) {
            informed = step.informed();
        }
    }

    /** Ends the step. */
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

    /** Adds an edge from a step with these clocks. */
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

    /** Sets the clocks; starts a new step if any changed. */
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

    /** Ends the step, without other effect, so that callers can distinguish later operations from earlier ones. */
    public final void nextStep() {
        if (!ended) {
            if (log != null) {
                log.stepEnded();
            }
            next();
        }
    }

    /**
     * Ends the step and begins a block, until {@link #endBlock}. Nested blocks merge into the outermost. Tasks spawned
     * inside belong to it.
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

    /** Ends the step, and the block if it is the outermost. */
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
     * Ends the step and begins a group section, until {@link #endStretch}. It is independent of blocks and excludes
     * spawned tasks. No effect if one is open.
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

    /** Ends the step and the group section, if any. */
    public final void endStretch() {
        if (blocks != null && isInStretch() && !ended) {
            next();
            blocks.endStretch();
        }
    }

    /**
     * Begins an atomic pair, until {@link #endPair}: only accesses assigned to it are inside. Pairs are independent of
     * blocks and may overlap. Callers must end them. The step continues: it is one interleaving point, whatever
     * preceded in it.
     */
    public final AtomicBlock beginPair() {
        return blocks().beginPair(task, moment());
    }

    /** The step continues. No effect if the pair has ended. */
    public final void endPair(AtomicBlock pair) {
        if (blocks != null) {
            blocks.endPair(pair);
        }
    }

    /** The current step with its own clock, which stays available while the block is open. */
    final Step moment() {
        return new Step(task, seq, logical, null, null, locks, TaskBlocks.in(blocks), null);
    }

    /** Counts an acquire in the logical order. */
    final void learn() {
        if (blocks != null) {
            blocks.learn();
        }
    }

    public final LockSet locks() {
        return locks;
    }

    public final void locks(LockSet held) {
        locks(held, LockRelease.NOWHERE);
    }

    /** Sets the locks held; the site of the lock operation is opaque here, see {@link LockRelease}. */
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
