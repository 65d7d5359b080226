package dev.anyorder.core.analysis.deadlock;

import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The hold-and-wait edges of a run, and which of them are unordered. An edge is compared with the others while its task
 * runs: later on the logical order of two of the past cannot be asked for.
 *
 * <p>Bounds: the newest {@value #MOST} edges that no other stands for; of one edge {@value #REPORTED} cycles, found in at most
 * {@value #VISITS} visits. One guard for all tasks.
 */
final class LockOrderGraph {
    static final int MOST = 1_024;

    private static final int REPORTED = 8;
    private static final int VISITS = 10_000;

    private final Consumer<List<HoldAndWait>> cycles;
    private final @Nullable HoldAndWait[] edges = new HoldAndWait[MOST];
    /** How many edges there were, each of which took the next slot. */
    private long added;

    private int reported;
    private int visits;

    /** Cycles are handed over while the graph is guarded. */
    LockOrderGraph(Consumer<List<HoldAndWait>> cycles) {
        this.cycles = cycles;
    }

    /** A task, in its current step, acquires a lock while it holds others. */
    synchronized void add(HoldAndWait edge) {
        edge.slot = slot();
        added++;
        edges[edge.slot] = edge;
        compare(edge);
        forgetOlder(edge);
        search(edge);
    }

    /** The task of an edge does the same again, and has come after no other task since. */
    synchronized void repeat(HoldAndWait edge, Step step) {
        edge.step = step;
        boolean isKept = edges[edge.slot] == edge;
        if (!isKept) {
            add(edge);
        } else if (edge.compared != added) {
            BitSet before = edge.concurrent;
            compare(edge);
            if (!edge.concurrent.equals(before)) {
                search(edge);
            }
        }
    }

    /** A free slot, or else that of the oldest. */
    private int slot() {
        int next = (int) (added % MOST);
        for (int i = 0; i < MOST && i <= added; i++) {
            int at = (next + i) % MOST;
            if (edges[at] == null) {
                return at;
            }
        }
        remove(next);
        return next;
    }

    private void remove(int slot) {
        edges[slot] = null;
        for (HoldAndWait each : edges) {
            if (each != null) {
                each.concurrent.clear(slot);
            }
        }
    }

    private void compare(HoldAndWait edge) {
        edge.concurrent = new BitSet();
        edge.compared = added;
        for (HoldAndWait other : edges) {
            if (other != null && other != edge) {
                boolean isConcurrent = !HappensBefore.logical(other.step, edge.step);
                edge.concurrent.set(other.slot, isConcurrent);
                other.concurrent.set(edge.slot, isConcurrent);
            }
        }
    }

    /** Removes edges before this one that are unordered only with those that this one is unordered with, too. */
    private void forgetOlder(HoldAndWait edge) {
        for (HoldAndWait other : edges) {
            if (other != null && other != edge && !edge.concurrent.get(other.slot) && other.hasSameContent(edge)) {
                BitSet more = (BitSet) other.concurrent.clone();
                more.andNot(edge.concurrent);
                if (more.isEmpty()) {
                    remove(other.slot);
                }
            }
        }
    }

    private void search(HoldAndWait edge) {
        reported = 0;
        visits = 0;
        extend(new ArrayList<>(Arrays.asList(edge)));
    }

    /** Looks for tasks that the last one of the path waits for, until one waits for the first. */
    private void extend(List<HoldAndWait> path) {
        HoldAndWait last = path.get(path.size() - 1);
        if (path.size() > 1 && last.waitsFor(path.get(0))) {
            reported++;
            cycles.accept(List.copyOf(path));
            return;
        }
        for (int i = 0; i < MOST && reported < REPORTED && visits < VISITS; i++) {
            HoldAndWait next = edges[i];
            if (next != null && last.waitsFor(next) && path.stream().allMatch(next::isAlongside)) {
                visits++;
                path.add(next);
                extend(path);
                path.remove(path.size() - 1);
            }
        }
    }
}
