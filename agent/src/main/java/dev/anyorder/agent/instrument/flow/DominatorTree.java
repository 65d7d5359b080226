package dev.anyorder.agent.instrument.flow;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The dominator tree of a graph with entries 0 and the given ones, after Cooper, Harvey and Kennedy ("A Simple, Fast
 * Dominance Algorithm"). Unreachable nodes dominate nothing.
 */
final class DominatorTree {
    private static final int UNREACHED = -1;

    private final int root;
    private final int[] postOrder;
    private final int[] dominators;
    /** By node: the interval of its descendants. */
    private final int[] entered;

    private final int[] left;

    DominatorTree(List<int[]> successors, List<List<Integer>> predecessors, BitSet entries) {
        root = successors.size();
        postOrder = filled(root + 1);
        dominators = filled(root + 1);
        entered = filled(root + 1);
        left = filled(root + 1);
        BitSet starts = (BitSet) entries.clone();
        if (root > 0) {
            starts.set(0);
        }
        int[][] graph = successors.toArray(new int[root + 1][]);
        graph[root] = starts.stream().toArray();
        int[] order = postOrder(graph);
        dominators[root] = root;
        boolean changes = true;
        while (changes) {
            changes = false;
            for (int i = order.length - 2; i >= 0; i--) {
                int node = order[i];
                int best = starts.get(node) ? root : UNREACHED;
                for (int from : predecessors.get(node)) {
                    if (dominators[from] != UNREACHED) {
                        best = best == UNREACHED ? from : common(best, from);
                    }
                }
                changes |= dominators[node] != best;
                dominators[node] = best;
            }
        }
        number(order);
    }

    private static int[] filled(int size) {
        int[] all = new int[size];
        Arrays.fill(all, UNREACHED);
        return all;
    }

    /** Without recursion: methods may be long. */
    private int[] postOrder(int[][] graph) {
        int[] order = new int[root + 1];
        int[] stack = new int[root + 1];
        int[] next = new int[root + 1];
        BitSet seen = new BitSet(root + 1);
        int depth = 1;
        int count = 0;
        stack[0] = root;
        seen.set(root);
        while (depth > 0) {
            int node = stack[depth - 1];
            if (next[node] < graph[node].length) {
                int to = graph[node][next[node]++];
                if (!seen.get(to)) {
                    seen.set(to);
                    stack[depth++] = to;
                }
            } else {
                postOrder[node] = count;
                order[count++] = node;
                depth--;
            }
        }
        return Arrays.copyOf(order, count);
    }

    private int common(int a, int b) {
        int first = a;
        int second = b;
        while (first != second) {
            while (postOrder[first] < postOrder[second]) {
                first = dominators[first];
            }
            while (postOrder[second] < postOrder[first]) {
                second = dominators[second];
            }
        }
        return first;
    }

    /** Descendants get an interval: sizes bottom-up, then positions top-down. */
    private void number(int[] order) {
        int[] size = new int[root + 1];
        for (int node : order) {
            size[node]++;
            if (node != root) {
                size[dominators[node]] += size[node];
            }
        }
        int[] free = new int[root + 1];
        for (int i = order.length - 1; i >= 0; i--) {
            int node = order[i];
            entered[node] = node == root ? 0 : free[dominators[node]];
            left[node] = entered[node] + size[node];
            free[node] = entered[node] + 1;
            if (node != root) {
                free[dominators[node]] = left[node];
            }
        }
    }

    boolean dominates(int first, int second) {
        return entered[first] != UNREACHED && entered[first] <= entered[second] && entered[second] < left[first];
    }
}
