package dev.anyorder.core.velodrome;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Atomicity violations of the run that happened (Velodrome, the baseline of {@code seeds/000} and {@code seeds/001}). A
 * transaction has to come before another if the other did something later that is in conflict with it, or that the
 * program, a lock or a signal put after it. The run is equivalent to one in which every block runs undisturbed exactly if
 * nothing has to come before itself. A link that would close a circle is reported, with the circle, and left out; of
 * several from one transaction to another the first is.
 *
 * <p>A transaction that nothing has to come before, or can be put before any more, can be in no circle: it is taken out of the
 * graph, with its links, so that the graph holds little more than the blocks that run, and what came after them.
 *
 * <p>Guarantees: the first circle of a run is reported as soon as there is one; whatever is reported is one. Misses: what
 * other schedules would do; of later circles those that lead over links that were left out. One guard for all tasks.
 */
public final class VelodromeGraph {
    private final Consumer<TransactionCycle> reader;
    private long time;
    private long visits;
    private int live;

    /** Cycles are handed to the reader while the graph is guarded. */
    public VelodromeGraph(Consumer<TransactionCycle> reader) {
        this.reader = reader;
    }

    /** A task that nobody spawned. */
    public synchronized VelodromeTask root() {
        return new VelodromeTask(this, null, node(false, null));
    }

    /** How many transactions are in the graph. */
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

    /** Puts a link into the graph, or reports the circle that it would close. */
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

    /** No more will be done in it. */
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
