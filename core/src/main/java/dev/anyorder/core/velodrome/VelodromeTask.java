package dev.anyorder.core.velodrome;

import dev.anyorder.core.finding.EdgeCause;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A task, as {@link VelodromeGraph} sees it. To be used by whoever runs the task. */
public final class VelodromeTask {
    private final VelodromeGraph graph;
    /** The transaction in which it was spawned, a block; what it does while that is running is part of it. */
    private final @Nullable Transaction around;
    /** The last transaction. Guarded by the graph for writing. */
    private Transaction current;

    private int blocks;
    private @Nullable Object info;

    VelodromeTask(VelodromeGraph graph, @Nullable Transaction around, Transaction first) {
        this.graph = graph;
        this.around = around;
        this.current = first;
    }

    /** A task that begins now. What it does while this task's block is running is part of the block. */
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

    /** The same; where is asked only if it may matter. */
    VelodromeTask spawnAt(Supplier<? extends @Nullable Object> where) {
        synchronized (graph) {
            Transaction parent = now();
            return spawn(parent.mayBeInCircle() && !parent.isBlock ? where.get() : null);
        }
    }

    /** A block begins. A block in a block is one with it. */
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

    /** The block that began last ends. */
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

    /** The task does nothing more, and its blocks have ended. Returns what others may come after, as {@link #leave} does. */
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

    /** Others may come after what it has done. */
    public TransactionSignal signal(@Nullable Object what) {
        synchronized (graph) {
            return done(what);
        }
    }

    /**
     * Others may come after what it has done; null if that is of no account: what is in no block, and comes after nothing that
     * still matters, never gets into a circle.
     */
    @Nullable
    TransactionSignal leave(Supplier<? extends @Nullable Object> where) {
        synchronized (graph) {
            return now().mayBeInCircle() ? done(where.get()) : null;
        }
    }

    /** It comes after that, for that reason. */
    void after(TransactionSignal signal, EdgeCause cause, Supplier<? extends @Nullable Object> where) {
        synchronized (graph) {
            if (!isBehind(signal, now())) {
                await(signal, cause, where.get());
            }
        }
    }

    /** It comes after that: takes a lock that was released, gets a future that was completed. */
    public void await(TransactionSignal signal, @Nullable Object what) {
        synchronized (graph) {
            await(signal, EdgeCause.SIGNAL, what);
        }
    }

    /** It comes after all that the other did, which has ended. */
    public void join(VelodromeTask other, @Nullable Object what) {
        synchronized (graph) {
            await(other.signal(what), EdgeCause.JOIN, what);
        }
    }

    /**
     * It reads or writes a location.
     *
     * @param history what was returned for the location's last access; null if there was none
     * @return the history itself when the access adds nothing
     */
    public @Nullable Object access(@Nullable Object history, boolean writing, @Nullable Object what) {
        return isRedundant(history, writing) ? history : accessed((VelodromeHistory) history, writing, () -> what);
    }

    /** The same; where is asked only if it may matter. */
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

    /** Whether another access that reads, or writes, would add nothing to the history. */
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

    /** Whether it is plain to see that the transaction comes after it, or that this does not matter. */
    private static boolean isBehind(TransactionSignal signal, Transaction now) {
        return signal.by == now || !signal.by.mayBeInCircle() || signal.by.isBefore(now);
    }

    /** It has done something, after which others may come. */
    private TransactionSignal done(@Nullable Object what) {
        Transaction now = now();
        now.isUsed = true;
        return new TransactionSignal(now, graph.tick(), what);
    }

    private boolean isInside() {
        return around != null && !around.ended;
    }

    /** The transaction that is running. */
    private Transaction now() {
        if (current == around && around.ended) {
            setClocks(blocks > 0 ? graph.node(true, info) : graph.node(false, null));
        }
        return current;
    }

    /** Goes on in another transaction. */
    private Transaction setClocks(Transaction next) {
        Transaction last = current;
        current = next;
        long time = graph.tick();
        graph.link(new TransactionEdge(last, next, EdgeCause.PROGRAM, null, null, time, time));
        graph.end(last);
        return next;
    }
}
