package dev.anyorder.core.velodrome;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Atomicity violations of the observed run (Velodrome: Flanagan et al. 2008). Edges between transactions are conflicts,
 * program order, locks and signals. The run is serialisable exactly if the graph is acyclic. An edge that would close a
 * cycle is reported and left out. Of parallel edges the first is kept.
 *
 * <p>A transaction without incoming edges that can get none is in no cycle. It is removed with its edges, so the graph
 * holds little more than running blocks and their successors.
 *
 * <p>Guarantees: the first cycle is reported at once; each reported cycle is real. Misses: other schedules; later
 * cycles over omitted edges. One guard for all tasks.
 */
public final class VelodromeGraph {
    private final Consumer<TransactionCycle> reader;
    private long time;
    private long visits;
    private int live;

    /** The reader runs under the guard. */
    public VelodromeGraph(Consumer<TransactionCycle> reader) {
        this.reader = reader;
    }

    public synchronized VelodromeTask root() {
        return new VelodromeTask(this, null, node(false, null));
    }

    /** Number of transactions in the graph. */
    public synchronized int live() {
        return live;
    }

    Transaction node(boolean isBlock, @Nullable Object info) {
        live++;
        return new Transaction(isBlock, info);
    }

    long tick() {
        return ++time;
    }

    /** Adds an edge, or reports the cycle that it would close. */
    void link(TransactionEdge edge) {
        Transaction before = edge.before();
        Transaction after = edge.after();
        if (before == after || !before.mayBeInCircle()) {
            return;
        }
        if (!after.out.isEmpty() && reaches(after, before)) {
            if (after.disturber != before) {
                after.disturber = before;
                reader.accept(circle(after, edge));
            }
            return;
        }
        before.out.add(edge);
        after.in++;
    }

    private boolean reaches(Transaction from, Transaction to) {
        long visit = ++visits;
        Deque<Transaction> open = new ArrayDeque<>();
        open.add(from);
        from.visit = visit;
        while (!open.isEmpty()) {
            for (TransactionEdge edge : open.remove().out) {
                Transaction next = edge.after();
                if (next.visit != visit) {
                    next.visit = visit;
                    next.reached = edge;
                    open.add(next);
                }
                if (next == to) {
                    return true;
                }
            }
        }
        return false;
    }

    private static TransactionCycle circle(Transaction running, TransactionEdge last) {
        List<TransactionEdge> links = new ArrayList<>();
        TransactionEdge edge = last;
        while (edge != null) {
            links.add(edge);
            edge = edge.before() == running ? null : edge.before().reached;
        }
        Collections.reverse(links);
        return new TransactionCycle(links);
    }

    /** Ends a transaction and removes nodes that can be in no cycle. */
    void end(Transaction transaction) {
        transaction.ended = true;
        Deque<Transaction> superfluous = new ArrayDeque<>();
        superfluous.add(transaction);
        while (!superfluous.isEmpty()) {
            Transaction next = superfluous.remove();
            if (next.isClosed() && next.in == 0 && !next.collected) {
                next.collected = true;
                live--;
                for (TransactionEdge edge : next.out) {
                    edge.after().in--;
                    superfluous.add(edge.after());
                }
                next.out.clear();
                next.reached = null;
            }
        }
    }
}
