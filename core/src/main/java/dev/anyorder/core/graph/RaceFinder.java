package dev.anyorder.core.graph;

import dev.anyorder.core.order.HappensBefore;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the races of a graph, as Nakade 2016, Algorithm 1, but compares only nodes that access a common segment:
 * locations with the same accesses.
 *
 * <p>The writes of a race-free segment are totally ordered. So a node is compared with the last write and, if it
 * writes, with the reads since then. The first race ends a segment: a location is reported if and only if it has a
 * race. Takes O(n log n) for n runs of locations that overlap in few ways.
 */
final class RaceFinder {
    private static final int FEW = 8;

    /** Sorted by number, so that no edge leads back. */
    private final List<StepNode> nodes;

    private final Consumer<GraphRace> found;
    /** Segment i is [bounds[i], bounds[i + 1]). */
    private final int[] bounds;

    private final BitSet written;
    /** Reads since the last write; those ordered before another may be missing. */
    private StepNode[] reads = new StepNode[FEW];

    private int readCount;

    private RaceFinder(List<StepNode> nodes, Consumer<GraphRace> found) {
        this.nodes = nodes;
        this.found = found;
        this.bounds = bounds();
        this.written = new BitSet(bounds.length);
    }

    static void find(List<StepNode> nodes, Consumer<GraphRace> found) {
        new RaceFinder(nodes, found).find();
    }

    private int[] bounds() {
        int total = 0;
        for (StepNode node : nodes) {
            total += 2 * (node.reads().runs() + node.writes().runs());
        }
        int[] all = new int[total];
        int n = 0;
        for (StepNode node : nodes) {
            n = add(all, n, node.reads());
            n = add(all, n, node.writes());
        }
        Arrays.sort(all);
        int distinct = 0;
        for (int bound : all) {
            if (distinct == 0 || all[distinct - 1] != bound) {
                all[distinct++] = bound;
            }
        }
        return Arrays.copyOf(all, distinct);
    }

    private static int add(int[] all, int at, LocationSet set) {
        int n = at;
        for (int run = 0; run < set.runs(); run++) {
            all[n++] = set.first(run);
            all[n++] = set.end(run);
        }
        return n;
    }

    private void find() {
        for (StepNode node : nodes) {
            forEachSegment(node.writes(), written::set);
        }
        int[] starts = new int[bounds.length + 1];
        for (StepNode node : nodes) {
            forEachSegment(node.reads(), segment -> starts[segment + 1] += written.get(segment) ? 1 : 0);
            forEachSegment(node.writes(), segment -> starts[segment + 1]++);
        }
        for (int i = 0; i < bounds.length; i++) {
            starts[i + 1] += starts[i];
        }
        int[] visits = index(starts);
        for (int segment = 0; segment + 1 < bounds.length; segment++) {
            check(segment, visits, starts[segment], starts[segment + 1]);
        }
    }

    private void forEachSegment(LocationSet set, IntConsumer visitor) {
        for (int run = 0; run < set.runs(); run++) {
            int segment = Arrays.binarySearch(bounds, set.first(run));
            for (; bounds[segment] < set.end(run); segment++) {
                visitor.accept(segment);
            }
        }
    }

    /** Accesses by segment: twice the node's index, plus 1 for a write. */
    private int[] index(int[] starts) {
        int[] next = starts.clone();
        int[] visits = new int[starts[bounds.length]];
        for (int i = 0; i < nodes.size(); i++) {
            int visit = 2 * i;
            forEachSegment(nodes.get(i).reads(), segment -> {
                if (written.get(segment)) {
                    visits[next[segment]++] = visit;
                }
            });
            forEachSegment(nodes.get(i).writes(), segment -> visits[next[segment]++] = visit + 1);
        }
        return visits;
    }

    private void check(int segment, int[] visits, int from, int to) {
        StepNode write = null;
        readCount = 0;
        for (int i = from; i < to; i++) {
            StepNode node = nodes.get(visits[i] / 2);
            boolean writes = (visits[i] & 1) != 0;
            StepNode other = write != null && !isBefore(write, node) ? write : writes ? unorderedRead(node) : null;
            if (other != null) {
                found.accept(new GraphRace(bounds[segment], bounds[segment + 1], other, node));
                break;
            }
            if (writes) {
                write = node;
                readCount = 0;
            } else {
                remember(node);
            }
        }
        reads = reads.length > FEW ? new StepNode[FEW] : reads;
    }

    private @Nullable StepNode unorderedRead(StepNode write) {
        for (int i = 0; i < readCount; i++) {
            if (!isBefore(reads[i], write)) {
                return reads[i];
            }
        }
        return null;
    }

    /** Drops reads ordered before this one when the array is full. */
    private void remember(StepNode read) {
        if (readCount == reads.length) {
            int kept = 0;
            for (int i = 0; i < readCount; i++) {
                if (!isBefore(reads[i], read)) {
                    reads[kept++] = reads[i];
                }
            }
            readCount = kept;
            reads = kept > reads.length / 2 ? Arrays.copyOf(reads, 2 * reads.length) : reads;
        }
        reads[readCount++] = read;
    }

    private static boolean isBefore(StepNode u, StepNode v) {
        return u == v || HappensBefore.observed(u.step(), v.step());
    }
}
