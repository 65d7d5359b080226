package dev.anyorder.core.velodrome;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A task, as {@link Velodrome} sees it. To be used by whoever runs the task. */
public final class Actor {
    private final Velodrome graph;
    /** The transaction in which it was spawned, a block; what it does while that is running is part of it. */
    private final @Nullable Transaction around;
    /** The last transaction. Guarded by the graph for writing. */
    private Transaction current;

    private int blocks;
    private @Nullable Object info;

    Actor(Velodrome graph, @Nullable Transaction around, Transaction first) {
        this.graph = graph;
        this.around = around;
        this.current = first;
    }

    /** A task that begins now. What it does while this task's block is running is part of the block. */
    public Actor spawn(@Nullable Object what) {
        synchronized (graph) {
            Transaction parent = now();
            boolean isInside = parent.isBlock;
            Actor child = new Actor(graph, isInside ? parent : null, isInside ? parent : graph.node(false, null));
            child.await(done(what), Cause.SPAWN, what);
            return child;
        }
    }

    /** The same; where is asked only if it may matter. */
    Actor spawnAt(Supplier<? extends @Nullable Object> where) {
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
                    become(graph.node(true, block));
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
                become(graph.node(false, null));
            }
        }
    }

    /** The task does nothing more, and its blocks have ended. Returns what others may come after, as {@link #leave} does. */
    @Nullable
    Signal over(Supplier<? extends @Nullable Object> where) {
        synchronized (graph) {
            Signal last = leave(where);
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
    public Signal signal(@Nullable Object what) {
        synchronized (graph) {
            return done(what);
        }
    }

    /**
     * Others may come after what it has done; null if that is of no account: what is in no block, and comes after nothing that
     * still matters, never gets into a circle.
     */
    @Nullable
    Signal leave(Supplier<? extends @Nullable Object> where) {
        synchronized (graph) {
            return now().mayBeInCircle() ? done(where.get()) : null;
        }
    }

    /** It comes after that, for that reason. */
    void after(Signal signal, Cause cause, Supplier<? extends @Nullable Object> where) {
        synchronized (graph) {
            if (!isBehind(signal, now())) {
                await(signal, cause, where.get());
            }
        }
    }

    /** It comes after that: takes a lock that was released, gets a future that was completed. */
    public void await(Signal signal, @Nullable Object what) {
        synchronized (graph) {
            await(signal, Cause.SIGNAL, what);
        }
    }

    /** It comes after all that the other did, which has ended. */
    public void join(Actor other, @Nullable Object what) {
        synchronized (graph) {
            await(other.signal(what), Cause.JOIN, what);
        }
    }

    /**
     * It reads or writes a location.
     *
     * @param history what was returned for the location's last access; null if there was none
     * @return the history itself when the access adds nothing
     */
    public @Nullable Object access(@Nullable Object history, boolean writing, @Nullable Object what) {
        return knows(history, writing) ? history : accessed((Seen) history, writing, () -> what);
    }

    /** The same; where is asked only if it may matter. */
    @Nullable
    Object accessAt(@Nullable Object history, boolean writing, Supplier<? extends @Nullable Object> where) {
        return knows(history, writing) ? history : accessed((Seen) history, writing, where);
    }

    private Seen accessed(@Nullable Seen seen, boolean writing, Supplier<? extends @Nullable Object> where) {
        synchronized (graph) {
            for (Seen each = seen; each != null; each = each.rest()) {
                if (writing || !each.read()) {
                    after(each.did(), each.read() ? Cause.READ : Cause.WRITE, where);
                }
            }
            Signal did = done(now().mayBeInCircle() ? where.get() : null);
            return writing ? new Seen(this, did, false, null) : new Seen(this, did, true, Seen.without(seen, this));
        }
    }

    /** Whether another access that reads, or writes, would add nothing to the history. */
    public boolean knows(@Nullable Object history, boolean writing) {
        return !current.ended && Seen.knows((Seen) history, current, writing);
    }

    private void await(Signal signal, Cause cause, @Nullable Object what) {
        Transaction now = now();
        if (isBehind(signal, now)) {
            return;
        }
        if (!now.isBlock && now.isUsed) {
            now = become(graph.node(false, null));
        }
        graph.link(new Link(signal.by, now, cause, signal.what, what, signal.when, graph.tick()));
    }

    /** Whether it is plain to see that the transaction comes after it, or that this does not matter. */
    private static boolean isBehind(Signal signal, Transaction now) {
        return signal.by == now || !signal.by.mayBeInCircle() || signal.by.isBefore(now);
    }

    /** It has done something, after which others may come. */
    private Signal done(@Nullable Object what) {
        Transaction now = now();
        now.isUsed = true;
        return new Signal(now, graph.tick(), what);
    }

    private boolean isInside() {
        return around != null && !around.ended;
    }

    /** The transaction that is running. */
    private Transaction now() {
        if (current == around && around.ended) {
            become(blocks > 0 ? graph.node(true, info) : graph.node(false, null));
        }
        return current;
    }

    /** Goes on in another transaction. */
    private Transaction become(Transaction next) {
        Transaction last = current;
        current = next;
        long time = graph.tick();
        graph.link(new Link(last, next, Cause.PROGRAM, null, null, time, time));
        graph.end(last);
        return next;
    }
}
