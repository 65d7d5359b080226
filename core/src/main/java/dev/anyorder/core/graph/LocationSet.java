package dev.anyorder.core.graph;

import java.util.Arrays;
import java.util.Collection;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Location numbers, as runs of consecutive ones. Immutable. */
public final class LocationSet {
    public static final LocationSet EMPTY = new LocationSet(new int[0]);

    /** First and end of each run, ascending, with gaps between runs. */
    private final int[] runs;

    LocationSet(int[] runs) {
        this.runs = runs;
    }

    public static LocationSet of(int... locations) {
        NodeAccesses accesses = new NodeAccesses();
        for (int location : locations) {
            accesses.add(location, location + 1);
        }
        return accesses.toSet();
    }

    public boolean isEmpty() {
        return runs.length == 0;
    }

    public int runs() {
        return runs.length / 2;
    }

    public int first(int run) {
        return runs[2 * run];
    }

    /** Exclusive. */
    public int end(int run) {
        return runs[2 * run + 1];
    }

    public long size() {
        long size = 0;
        for (int run = 0; run < runs(); run++) {
            size += end(run) - first(run);
        }
        return size;
    }

    public boolean contains(int location) {
        int low = 0;
        int high = runs() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (location < first(middle)) {
                high = middle - 1;
            } else if (location >= end(middle)) {
                low = middle + 1;
            } else {
                return true;
            }
        }
        return false;
    }

    static LocationSet union(Collection<StepNode> nodes, Function<StepNode, LocationSet> set) {
        int total = 0;
        for (StepNode node : nodes) {
            total += set.apply(node).runs.length;
        }
        int[] all = new int[total];
        int n = 0;
        for (StepNode node : nodes) {
            int[] runs = set.apply(node).runs;
            System.arraycopy(runs, 0, all, n, runs.length);
            n += runs.length;
        }
        int length = NodeAccesses.tidy(all, n);
        return length == 0 ? EMPTY : new LocationSet(length == n ? all : Arrays.copyOf(all, length));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LocationSet that && Arrays.equals(runs, that.runs);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(runs);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int run = 0; run < runs(); run++) {
            text.append(run == 0 ? "" : ", ").append(first(run));
            if (end(run) - first(run) > 1) {
                text.append('-').append(end(run) - 1);
            }
        }
        return text.toString();
    }
}
