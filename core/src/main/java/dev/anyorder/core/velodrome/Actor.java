package dev.anyorder.core.velodrome;

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

    /** Others may come after what it has done. */
    public Signal signal(@Nullable Object what) {
        synchronized (graph) {
            return done(what);
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
        Seen seen = (Seen) history;
        if (!current.ended && Seen.knows(seen, current, writing)) {
            return history;
        }
        synchronized (graph) {
            for (Seen each = seen; each != null; each = each.rest()) {
                if (writing || !each.read()) {
                    await(each.did(), each.read() ? Cause.READ : Cause.WRITE, what);
                }
            }
            Signal did = done(what);
            return writing ? new Seen(this, did, false, null) : new Seen(this, did, true, Seen.without(seen, this));
        }
    }

    private void await(Signal signal, Cause cause, @Nullable Object what) {
        Transaction now = now();
        if (signal.by == now || signal.by.collected || signal.by.isBefore(now)) {
            return;
        }
        if (!now.isBlock && now.isUsed) {
            now = become(graph.node(false, null));
        }
        graph.link(new Link(signal.by, now, cause, signal.what, what, signal.when, graph.tick()));
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
