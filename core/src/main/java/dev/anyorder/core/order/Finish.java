package dev.anyorder.core.order;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A scope at whose end its owner waits for every task spawned inside it, however deep. Begun and ended by its
 * owner's {@link Strand}, in nested order.
 */
public final class Finish {
    private static final VarHandle ENDED;

    static {
        try {
            ENDED = MethodHandles.lookup().findVarHandle(Finish.class, "ended", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    final Task owner;
    final @Nullable Finish outer;
    /** Whether a task was spawned inside; touched by the owner only. */
    boolean used;

    /** The number of the owner's step that follows the end; 0 while open. Written once, opaque. */
    @SuppressWarnings("unused")
    private long ended;

    /** What the tasks that ended inside knew. Guarded by this. */
    private @Nullable Known logical;

    private @Nullable Known observed;
    private @Nullable Known informed;
    /** What their followers had to say. */
    private @Nullable Mark mark;

    /** Some tasks that ended inside with lanes to leave. Guarded by this. */
    private final List<Strand> leaving = new ArrayList<>(0);

    Finish(
            Task owner,
            @Nullable Finish outer,
            @Nullable Known logical,
            @Nullable Known observed,
            @Nullable Known informed) {
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

    /** A task inside has ended, knowing this. What was gathered once stays gathered, so a stale look is good enough. */
    void gather(@Nullable Known alsoLogical, @Nullable Known alsoObserved, @Nullable Known alsoInformed) {
        if (logical == alsoLogical && observed == alsoObserved && informed == alsoInformed) {
            return;
        }
        synchronized (this) {
            boolean same = logical == observed && alsoLogical == alsoObserved;
            boolean alike = logical == informed && alsoLogical == alsoInformed;
            logical = Known.union(logical, alsoLogical);
            observed = same ? logical : Known.union(observed, alsoObserved);
            informed = alike ? logical : Known.union(informed, alsoInformed);
        }
    }

    synchronized void gather(Mark also) {
        mark = Stamp.merge(mark, also);
    }

    synchronized void leave(Strand ended) {
        if (leaving.size() < FreeLanes.MAX) {
            leaving.add(ended);
        }
    }

    /** The owner, having waited, learns what there is to learn. */
    synchronized void handOver(Strand to) {
        to.learn(logical, observed, informed);
        to.hear(mark);
        for (int i = 0; i < leaving.size(); i++) {
            to.goOnAfter(leaving.get(i));
        }
        logical = null;
        observed = null;
        informed = null;
        mark = null;
        leaving.clear();
    }
}
