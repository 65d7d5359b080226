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
 * The hold-and-wait edges of a run and their concurrency. An edge is compared while its task runs: two past steps
 * cannot be compared.
 *
 * <p>Bounds: the newest {@value #MOST} edges; {@value #REPORTED} cycles and {@value #VISITS} visits per edge. Guarded
 * by this.
 */
final class LockOrderGraph {
    static final int MOST = 1_024;

    private static final int REPORTED = 8;
    private static final int VISITS = 10_000;

    private final Consumer<List<HoldAndWait>> cycles;
    private final @Nullable HoldAndWait[] edges = new HoldAndWait[MOST];
    /** Edges so far; determines the next slot. */
    private long added;

    private int reported;
    private int visits;

    /** The consumer runs under the guard. */
    LockOrderGraph(Consumer<List<HoldAndWait>> cycles) {
        this.cycles = cycles;
    }

    synchronized void add(HoldAndWait edge) {
        edge.slot = slot();
        added++;
        edges[edge.slot] = edge;
        compare(edge);
        forgetOlder(edge);
        search(edge);
    }

    /** The same task repeats an edge without an acquire from another task. */
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

    /** A free slot, else the oldest. */
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

    /** Removes equal older edges whose concurrent edges are a subset of this one's. */
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

    /** Depth-first search for a cycle back to the first edge. */
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
