package dev.anyorder.core.graph;

import dev.anyorder.core.order.TaskFinish;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The nodes of a task, or of one of its finishes, with those of the tasks posted there. The enclosing region inherits
 * them at the end.
 *
 * <p>A region whose tasks have all been awaited can be merged: an outside node is ordered before all, after all, or
 * parallel to all of its nodes. This fails if an edge crosses the border. Such regions are kept; Nakade 2016, Chapter
 * 5, has none, since tasks join ancestors only. So are regions with isolated nodes (Chapter 6).
 */
final class GraphRegion {
    final @Nullable GraphRegion outer;
    final @Nullable TaskFinish finish;
    private final int depth;
    /** This or the innermost finish around; null outside any. */
    private final @Nullable GraphRegion innermostFinish;
    /** Has inherited the contents. */
    private @Nullable GraphRegion heir;

    private List<StepNode> nodes = new ArrayList<>(0);
    /** Empty if no edges are kept. */
    final List<GraphTask> ends = new ArrayList<>(0);
    /** The cost of comparisons, in total and of the largest node. */
    private long weight;

    private long heaviest;
    /** Posted tasks that have not been awaited. */
    private int live;
    /** The smallest depth of a region around both ends of an edge from or to here. */
    private int reach = Integer.MAX_VALUE;

    GraphRegion(@Nullable GraphRegion outer, @Nullable TaskFinish finish) {
        this.outer = outer;
        this.finish = finish;
        this.depth = outer == null ? 0 : outer.depth + 1;
        this.innermostFinish = finish != null ? this : outer == null ? null : outer.innermostFinish;
    }

    void taskEnded(GraphTask task) {
        if (innermostFinish != null) {
            innermostFinish.ends.add(task);
        }
    }

    void posted() {
        live++;
    }

    void awaited() {
        live--;
    }

    /** Then all tasks posted here have been awaited. */
    boolean isFinished() {
        return innermostFinish != null && innermostFinish.heir != null;
    }

    void awaitedAll() {
        live = 0;
    }

    void add(StepNode node) {
        nodes.add(node);
        weight += node.weight();
        heaviest = Math.max(heaviest, node.weight());
    }

    List<StepNode> nodes() {
        return nodes;
    }

    void handOver(GraphRegion to) {
        if (nodes.size() > to.nodes.size()) {
            List<StepNode> more = nodes;
            nodes = to.nodes;
            to.nodes = more;
        }
        to.nodes.addAll(nodes);
        nodes = new ArrayList<>(0);
        to.weight += weight;
        to.heaviest = Math.max(to.heaviest, heaviest);
        to.live += live;
        to.reach = Math.min(to.reach, reach);
        heir = to;
    }

    /** The current region of the contents; compresses paths. */
    GraphRegion now() {
        GraphRegion at = this;
        while (at.heir != null) {
            GraphRegion next = at.heir;
            at.heir = next.heir == null ? next : next.heir;
            at = next;
        }
        return at;
    }

    /** Edges from or to here may cross any region. */
    void leadsAnywhere() {
        reach = -1;
    }

    /** An edge crosses all regions except those around both ends. */
    static void connect(GraphRegion a, GraphRegion b) {
        GraphRegion x = a;
        GraphRegion y = b;
        while (x != y) {
            if (x.depth >= y.depth) {
                x = Objects.requireNonNull(x.outer).now();
            } else {
                y = Objects.requireNonNull(y.outer).now();
            }
        }
        a.reach = Math.min(a.reach, x.depth);
        b.reach = Math.min(b.reach, x.depth);
    }

    /** Whether it may be merged. */
    boolean isClosed() {
        return live == 0 && reach >= depth;
    }

    /** Merges only into at least twice the size, so a run is merged logarithmically often, even in deep recursion. */
    boolean isDue() {
        return nodes.size() > 1 && weight - heaviest >= heaviest;
    }

    void became(StepNode master) {
        nodes.clear();
        weight = 0;
        heaviest = 0;
        add(master);
    }
}
