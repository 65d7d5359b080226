package dev.anyorder.core.order;

import java.util.ArrayList;
import java.util.List;

/**
 * The oracle: a graph of steps with its transitive closure, kept as one bit set per node and order. A node's edges
 * all come in before any goes out, so the closure is final as it is built. Knows nothing of tasks.
 */
public final class Graph {
    private final List<long[]> logical = new ArrayList<>();
    private final List<long[]> observed = new ArrayList<>();
    private final List<long[]> informed = new ArrayList<>();

    /** A node without predecessors. */
    public int node() {
        int n = logical.size();
        logical.add(bit(n));
        observed.add(bit(n));
        informed.add(bit(n));
        return n;
    }

    /** A node that follows another. */
    public int node(int before) {
        int n = node();
        edge(before, n);
        return n;
    }

    public void edge(int from, int to) {
        add(logical, from, to);
        add(observed, from, to);
        add(informed, from, to);
    }

    /** An edge by which a critical section was informed of another. */
    public void edgeInformed(int from, int to) {
        add(observed, from, to);
        add(informed, from, to);
    }

    /** An edge that only this run made. */
    public void edgeObserved(int from, int to) {
        add(observed, from, to);
    }

    public boolean logical(int u, int v) {
        return has(logical.get(v), u);
    }

    public boolean observed(int u, int v) {
        return has(observed.get(v), u);
    }

    public boolean informed(int u, int v) {
        return has(informed.get(v), u);
    }

    private static long[] bit(int n) {
        long[] set = new long[n / 64 + 1];
        set[n / 64] = 1L << n;
        return set;
    }

    private static void add(List<long[]> closure, int from, int to) {
        long[] source = closure.get(from);
        long[] target = closure.get(to);
        for (int i = 0; i < source.length; i++) {
            target[i] |= source[i];
        }
    }

    private static boolean has(long[] set, int n) {
        return n / 64 < set.length && (set[n / 64] >>> n & 1) != 0;
    }
}
