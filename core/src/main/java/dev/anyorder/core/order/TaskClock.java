package dev.anyorder.core.order;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * Where a task stands: the number of its step, what is before that in each order that is kept, and the lanes on which it
 * may go on. The part of a {@link TaskState} that answers and learns; when a step ends is not its concern. A class below, not
 * beside: what is looked at for each step lies in one object.
 */
abstract class TaskClock {
    private static final VarHandle FREE;

    static {
        try {
            FREE = MethodHandles.lookup().findVarHandle(TaskClock.class, "free", ChainPool.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    final Task task;
    final TaskForest forest;
    long seq;

    @Nullable
    SparseVectorClock logical;

    @Nullable
    SparseVectorClock observed;

    /** As of the start of the current step; what the step learns while it runs is in the step until it ends. */
    @Nullable
    SparseVectorClock informed;

    /** Whether a step of this task may already be named elsewhere, through a child. */
    private boolean hasSpawned;
    /** Lanes that this task is after. Once it has ended, whoever is first after it takes them, by an atomic swap. */
    private @Nullable ChainPool free;

    TaskClock(
            Task task,
            TaskForest forest,
            @Nullable SparseVectorClock logical,
            @Nullable SparseVectorClock observed,
            @Nullable SparseVectorClock informed) {
        this.task = task;
        this.forest = forest;
        this.logical = logical;
        this.observed = observed;
        this.informed = informed;
    }

    /** Whether the task is after that step in all orders that are kept: what is logical is observed too. */
    final boolean isAfter(Task source, long at) {
        SparseVectorClock clock = logical != null ? logical : observed;
        return clock != null && HappensBefore.before(source, at, task, seq, clock);
    }

    /**
     * Whether the task is after the step that spawned another, in the logical order. Where that order is not kept, or
     * the other task has started a tree of its own, the answer is no.
     */
    public final boolean isAfterSpawnOf(Task other) {
        Task parent = other.parent;
        SparseVectorClock clock = logical;
        return parent != null && clock != null && HappensBefore.before(parent, other.spawnSeq, task, seq, clock);
    }

    /** What one map is after a step whose own map was the other. */
    final @Nullable SparseVectorClock with(
            @Nullable SparseVectorClock mine, Task source, long at, @Nullable SparseVectorClock theirs) {
        return mine == null || theirs == null ? mine : CrossEdge.after(mine, source, at, theirs, task, seq, forest);
    }

    /** With a merged stamp's map; what that says of this very task is no news. */
    final @Nullable SparseVectorClock with(@Nullable SparseVectorClock mine, @Nullable SparseVectorClock theirs) {
        ChainPosition position = task.place();
        boolean noNews =
                mine == null || theirs == null || mine.covers(theirs, position == null ? -1 : position.chain.index);
        return noNews ? mine : SparseVectorClock.union(mine, theirs);
    }

    /** All that this task knows, with no help from the tree. */
    final @Nullable SparseVectorClock alone(@Nullable SparseVectorClock clock) {
        return clock == null ? null : CrossEdge.after(SparseVectorClock.NOTHING, task, seq, clock, null, 0, forest);
    }

    /** Merges maps into this one's, without a new step. */
    final void learn(
            @Nullable SparseVectorClock alsoLogical,
            @Nullable SparseVectorClock alsoObserved,
            @Nullable SparseVectorClock alsoInformed) {
        boolean same = logical == observed && alsoLogical == alsoObserved;
        boolean alike = logical == informed && alsoLogical == alsoInformed;
        logical = SparseVectorClock.union(logical, alsoLogical);
        observed = same ? logical : SparseVectorClock.union(observed, alsoObserved);
        informed = alike ? logical : SparseVectorClock.union(informed, alsoInformed);
    }

    /** A child of this task is there, which may have to go on in a lane of this one's. */
    final void spawned() {
        hasSpawned = true;
    }

    /** The child goes on in a lane that this task may go on in. */
    final void leaveLaneTo(Task child) {
        if (free != null) {
            child.place(free.first());
            free = free.rest();
        }
    }

    /** Gives a place to a task that has ended, and of which no map needs one until now. */
    final void place(Task stranger, long lastSeq) {
        if (stranger.place() == null) {
            ChainPosition position = forest.fresh();
            if (stranger.place(position)) {
                free = ChainPool.add(free, position, lastSeq);
            }
        }
    }

    /** The task ends: its own lane is free. Returns whether there is any for others. */
    final boolean leaveLane() {
        ChainPosition position = task.place();
        if (position != null) {
            free = ChainPool.add(free, position, seq);
        }
        return free != null;
    }

    /**
     * Takes the lanes of a task that this one is after in both orders. One of them becomes this task's own if no map
     * can have named an earlier step of it.
     */
    final void resumeAfter(TaskClock over) {
        free = ChainPool.addAll(free, (ChainPool) FREE.getAndSet(over, null));
        if (free != null && !hasSpawned && task.place() == null) {
            task.place(free.first());
            free = free.rest();
        }
    }
}
