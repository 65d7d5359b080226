package dev.anyorder.core.velodrome;

import dev.anyorder.core.finding.EdgeCause;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Per-task state of {@link VelodromeGraph}. Used on the task's thread. */
public final class VelodromeTask {
    private final VelodromeGraph graph;
    /** The block that spawned the task; while it runs, it contains the task's operations. */
    private final @Nullable Transaction around;
    /** Written under the graph's guard. */
    private Transaction current;

    private int blocks;
    private @Nullable Object info;

    VelodromeTask(VelodromeGraph graph, @Nullable Transaction around, Transaction first) {
        this.graph = graph;
        this.around = around;
        this.current = first;
    }

    /** The child's operations belong to this task's block while that runs. */
    public VelodromeTask spawn(@Nullable Object what) {
        synchronized (graph) {
            Transaction parent = now();
            boolean isInside = parent.isBlock;
            VelodromeTask child =
                    new VelodromeTask(graph, isInside ? parent : null, isInside ? parent : graph.node(false, null));
            child.await(done(what), EdgeCause.SPAWN, what);
            return child;
        }
    }

    /** Evaluates the supplier only if needed. */
    VelodromeTask spawnAt(Supplier<? extends @Nullable Object> where) {
        synchronized (graph) {
            Transaction parent = now();
            return spawn(parent.mayBeInCircle() && !parent.isBlock ? where.get() : null);
        }
    }

    /** Nested blocks merge into the outermost. */
    public void begin(@Nullable Object block) {
        synchronized (graph) {
            if (blocks++ == 0) {
                info = block;
                if (!isInside()) {
                    setClocks(graph.node(true, block));
                }
            }
        }
    }

    public void end() {
        synchronized (graph) {
            if (blocks == 0) {
                throw new IllegalStateException("no block is open");
            }
            Transaction last = now();
            if (--blocks == 0 && last != around) {
                setClocks(graph.node(false, null));
            }
        }
    }

    /** Ends the task and its blocks. Returns a signal as {@link #leave} does. */
    @Nullable
    TransactionSignal over(Supplier<? extends @Nullable Object> where) {
        synchronized (graph) {
            TransactionSignal last = leave(where);
            while (blocks > 0) {
                end();
            }
            if (now() != around) {
                graph.end(now());
            }
            return last;
        }
    }

    public TransactionSignal signal(@Nullable Object what) {
        synchronized (graph) {
            return done(what);
        }
    }

    /** The signal of outgoing edges; null if the transaction can be in no cycle. */
    @Nullable
    TransactionSignal leave(Supplier<? extends @Nullable Object> where) {
        synchronized (graph) {
            return now().mayBeInCircle() ? done(where.get()) : null;
        }
    }

    /** Adds an incoming edge. */
    void after(TransactionSignal signal, EdgeCause cause, Supplier<? extends @Nullable Object> where) {
        synchronized (graph) {
            if (!isBehind(signal, now())) {
                await(signal, cause, where.get());
            }
        }
    }

    /** Adds an edge from a signal, such as a lock release or a future's completion. */
    public void await(TransactionSignal signal, @Nullable Object what) {
        synchronized (graph) {
            await(signal, EdgeCause.SIGNAL, what);
        }
    }

    /** The other task must have ended. */
    public void join(VelodromeTask other, @Nullable Object what) {
        synchronized (graph) {
            await(other.signal(what), EdgeCause.JOIN, what);
        }
    }

    /**
     * Records an access; returns the same history if it adds nothing.
     *
     * @param history the last result for this location; null initially
     */
    public @Nullable Object access(@Nullable Object history, boolean writing, @Nullable Object what) {
        return isRedundant(history, writing) ? history : accessed((VelodromeHistory) history, writing, () -> what);
    }

    /** Evaluates the supplier only if needed. */
    @Nullable
    Object accessAt(@Nullable Object history, boolean writing, Supplier<? extends @Nullable Object> where) {
        return isRedundant(history, writing) ? history : accessed((VelodromeHistory) history, writing, where);
    }

    private VelodromeHistory accessed(
            @Nullable VelodromeHistory seen, boolean writing, Supplier<? extends @Nullable Object> where) {
        synchronized (graph) {
            for (VelodromeHistory each = seen; each != null; each = each.rest()) {
                if (writing || !each.read()) {
                    after(each.did(), each.read() ? EdgeCause.READ : EdgeCause.WRITE, where);
                }
            }
            TransactionSignal did = done(now().mayBeInCircle() ? where.get() : null);
            return writing
                    ? new VelodromeHistory(this, did, false, null)
                    : new VelodromeHistory(this, did, true, VelodromeHistory.without(seen, this));
        }
    }

    public boolean isRedundant(@Nullable Object history, boolean writing) {
        return !current.ended && VelodromeHistory.isRedundant((VelodromeHistory) history, current, writing);
    }

    private void await(TransactionSignal signal, EdgeCause cause, @Nullable Object what) {
        Transaction now = now();
        if (isBehind(signal, now)) {
            return;
        }
        if (!now.isBlock && now.isUsed) {
            now = setClocks(graph.node(false, null));
        }
        graph.link(new TransactionEdge(signal.by, now, cause, signal.what, what, signal.when, graph.tick()));
    }

    /** Conservative: true only if the edge is certainly redundant. */
    private static boolean isBehind(TransactionSignal signal, Transaction now) {
        return signal.by == now || !signal.by.mayBeInCircle() || signal.by.isBefore(now);
    }

    private TransactionSignal done(@Nullable Object what) {
        Transaction now = now();
        now.isUsed = true;
        return new TransactionSignal(now, graph.tick(), what);
    }

    private boolean isInside() {
        return around != null && !around.ended;
    }

    /** The current transaction. */
    private Transaction now() {
        if (current == around && around.ended) {
            setClocks(blocks > 0 ? graph.node(true, info) : graph.node(false, null));
        }
        return current;
    }

    /** Continues in another transaction. */
    private Transaction setClocks(Transaction next) {
        Transaction last = current;
        current = next;
        long time = graph.tick();
        graph.link(new TransactionEdge(last, next, EdgeCause.PROGRAM, null, null, time, time));
        graph.end(last);
        return next;
    }
}
