package dev.anyorder.core.order;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A finish: at its end the owner waits for all tasks spawned inside, transitively. The owner's {@link TaskState} begins
 * and ends it, properly nested.
 */
public final class TaskFinish {
    private static final VarHandle ENDED;

    static {
        try {
            ENDED = MethodHandles.lookup().findVarHandle(TaskFinish.class, "ended", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    final Task owner;
    final @Nullable TaskFinish outer;
    /** Whether a task was spawned inside; owner thread only. */
    boolean used;

    /** The owner's step after the end; 0 while open. Written once, opaque. */
    @SuppressWarnings("unused")
    private long ended;

    /** Merged clocks of tasks that ended inside. Guarded by this. */
    private @Nullable SparseVectorClock logical;

    private @Nullable SparseVectorClock observed;
    private @Nullable SparseVectorClock informed;
    /** Guarded by this. */
    private @Nullable ListenerToken token;

    /** Ended tasks with chains to pass on; bounded. Guarded by this. */
    private final List<TaskState> leaving = new ArrayList<>(0);

    TaskFinish(
            Task owner,
            @Nullable TaskFinish outer,
            @Nullable SparseVectorClock logical,
            @Nullable SparseVectorClock observed,
            @Nullable SparseVectorClock informed) {
        this.owner = owner;
        this.outer = outer;
        this.logical = logical;
        this.observed = observed;
        this.informed = informed;
    }

    long ended() {
        return (long) ENDED.getOpaque(this);
    }

    void ended(long seq) {
        ENDED.setOpaque(this, seq);
    }

    /** Merges clocks of an ended task. The clocks only grow, so the unguarded check may be stale. */
    void gather(
            @Nullable SparseVectorClock alsoLogical,
            @Nullable SparseVectorClock alsoObserved,
            @Nullable SparseVectorClock alsoInformed) {
        if (logical == alsoLogical && observed == alsoObserved && informed == alsoInformed) {
            return;
        }
        synchronized (this) {
            boolean same = logical == observed && alsoLogical == alsoObserved;
            boolean alike = logical == informed && alsoLogical == alsoInformed;
            logical = SparseVectorClock.union(logical, alsoLogical);
            observed = same ? logical : SparseVectorClock.union(observed, alsoObserved);
            informed = alike ? logical : SparseVectorClock.union(informed, alsoInformed);
        }
    }

    synchronized void gather(ListenerToken also) {
        token = ClockSnapshot.merge(token, also);
    }

    synchronized void leave(TaskState ended) {
        if (leaving.size() < ChainPool.MAX) {
            leaving.add(ended);
        }
    }

    /** The owner, having waited, merges the clocks and takes the chains. */
    synchronized void handOver(TaskState to) {
        to.learn(logical, observed, informed);
        to.hear(token);
        for (int i = 0; i < leaving.size(); i++) {
            to.resumeAfter(leaving.get(i));
        }
        logical = null;
        observed = null;
        informed = null;
        token = null;
        leaving.clear();
    }
}
