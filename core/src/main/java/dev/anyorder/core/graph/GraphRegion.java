package dev.anyorder.core.graph;

import dev.anyorder.core.order.TaskFinish;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a task has done since it began, or inside one of its finishes: its nodes and those of the tasks posted meanwhile,
 * as far as they are not merged. A region is inside that in which its finish was opened or its task posted; when it is
 * over, what is left in it goes there.
 *
 * <p>A region may be merged when every task in it has been awaited: then each of its nodes is after its begin and before its
 * end, and whoever is outside is before all of them, after all, or parallel to all — unless an edge crosses its border
 * in between. {@code seeds/002}, Chapter 5, has no such edges, since tasks join ancestors only; here a region that one
 * crosses is kept, as is, by Chapter 6, a region with isolated nodes, whose edges lead anywhere.
 */
final class GraphRegion {
    final @Nullable GraphRegion outer;
    final @Nullable TaskFinish finish;
    private final int depth;
    /** The innermost region around, or this, that is a finish. */
    private final @Nullable GraphRegion innermostFinish;
    /** The region that this one's content has gone to. */
    private @Nullable GraphRegion heir;

    private List<StepNode> nodes = new ArrayList<>(0);
    /** Tasks that have ended inside this finish; kept only if edges are. */
    final List<GraphTask> ends = new ArrayList<>(0);
    /** What all nodes and the heaviest of them take to look at. */
    private long weight;

    private long heaviest;
    /** How many tasks have been posted in it that it has not awaited. */
    private int live;
    /** The depth of the outermost region inside which an edge stays that begins or ends here. */
    private int reach = Integer.MAX_VALUE;

    GraphRegion(@Nullable GraphRegion outer, @Nullable TaskFinish finish) {
        this.outer = outer;
        this.finish = finish;
        this.depth = outer == null ? 0 : outer.depth + 1;
        this.innermostFinish = finish != null ? this : outer == null ? null : outer.innermostFinish;
    }

    /** A task that was posted here has come to its end. */
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

    /** Whether the innermost finish around it is over, so that all tasks posted here have been awaited. */
    boolean isFinished() {
        return innermostFinish != null && innermostFinish.heir != null;
    }

    /** Every task inside is awaited at once. */
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

    /** The region is over, and what is left of it belongs to another. */
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

    /** Where what was in this region is now. */
    GraphRegion now() {
        GraphRegion at = this;
        while (at.heir != null) {
            GraphRegion next = at.heir;
            at.heir = next.heir == null ? next : next.heir;
            at = next;
        }
        return at;
    }

    /** Nobody can say where edges lead that begin or end here. */
    void leadsAnywhere() {
        reach = -1;
    }

    /** There is an edge from one of the regions to the other: it crosses all but those around both. */
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

    /** Whether its nodes may become one. */
    boolean isClosed() {
        return live == 0 && reach >= depth;
    }

    /**
     * Whether it is worth it: not if most of it has just been merged, as at each level of a deep recursion. So a run of
     * locations is merged only into twice as much, and no more often than a logarithm says.
     */
    boolean isDue() {
        return nodes.size() > 1 && weight - heaviest >= heaviest;
    }

    /** All of it has become one node. */
    void became(StepNode master) {
        nodes.clear();
        weight = 0;
        heaviest = 0;
        add(master);
    }
}
