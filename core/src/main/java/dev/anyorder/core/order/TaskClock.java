package dev.anyorder.core.order;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * A task's step number, its clocks, and the chains it may continue. Superclass of {@link TaskState} rather than a
 * field: data used on each step stays in one object.
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

    /** As of the current step's start; edges added during the step are in the step until it ends. */
    @Nullable
    SparseVectorClock informed;

    /** Whether a child may already have exposed a step of this task to a clock. */
    private boolean hasSpawned;
    /** Chains that this task is after. Once it has ended, the first successor takes them by an atomic swap. */
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

    /** Whether the task is after that step in all tracked orders: logical implies observed. */
    final boolean isAfter(Task source, long at) {
        SparseVectorClock clock = logical != null ? logical : observed;
        return clock != null && HappensBefore.before(source, at, task, seq, clock);
    }

    /**
     * Whether the task is logically after the spawn of another. False if the order is untracked or the other task
     * starts a new tree.
     */
    public final boolean isAfterSpawnOf(Task other) {
        Task parent = other.parent;
        SparseVectorClock clock = logical;
        return parent != null && clock != null && HappensBefore.before(parent, other.spawnSeq, task, seq, clock);
    }

    /** A clock after an edge from a step with clock {@code theirs}. */
    final @Nullable SparseVectorClock with(
            @Nullable SparseVectorClock mine, Task source, long at, @Nullable SparseVectorClock theirs) {
        return mine == null || theirs == null ? mine : CrossEdge.after(mine, source, at, theirs, task, seq, forest);
    }

    /** A clock merged with a merged snapshot's; this task's own chain does not count as new. */
    final @Nullable SparseVectorClock with(@Nullable SparseVectorClock mine, @Nullable SparseVectorClock theirs) {
        ChainPosition position = task.place();
        boolean noNews =
                mine == null || theirs == null || mine.covers(theirs, position == null ? -1 : position.chain.index);
        return noNews ? mine : SparseVectorClock.union(mine, theirs);
    }

    /** This task's clock including the tree's order. */
    final @Nullable SparseVectorClock alone(@Nullable SparseVectorClock clock) {
        return clock == null ? null : CrossEdge.after(SparseVectorClock.NOTHING, task, seq, clock, null, 0, forest);
    }

    /** Merges clocks without a new step. */
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

    final void spawned() {
        hasSpawned = true;
    }

    /** Lets the child continue a chain of this task. */
    final void leaveLaneTo(Task child) {
        if (free != null) {
            child.place(free.first());
            free = free.rest();
        }
    }

    /** Assigns a chain position to an ended task that has none. */
    final void place(Task stranger, long lastSeq) {
        if (stranger.place() == null) {
            ChainPosition position = forest.fresh();
            if (stranger.place(position)) {
                free = ChainPool.add(free, position, lastSeq);
            }
        }
    }

    /** Releases this task's chain at its end. Returns whether there are chains to pass on. */
    final boolean leaveLane() {
        ChainPosition position = task.place();
        if (position != null) {
            free = ChainPool.add(free, position, seq);
        }
        return free != null;
    }

    /**
     * Takes the chains of a task that this one is after in all orders. Continues one of them if no clock can refer to
     * an earlier step of this task.
     */
    final void resumeAfter(TaskClock over) {
        free = ChainPool.addAll(free, (ChainPool) FREE.getAndSet(over, null));
        if (free != null && !hasSpawned && task.place() == null) {
            task.place(free.first());
            free = free.rest();
        }
    }
}
