package dev.anyorder.core.graph;

import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The computation graph of a run (Nakade 2016, Definition 1) and its races: reports each location with an unordered
 * conflict once, and no other. Isolated sections are ordered as in this run (Figure 6.1), which can hide races of other
 * schedules (false negatives). Not thread-safe.
 */
public final class ComputationGraph {
    private final RaceCheckTime checkTime;
    private final TrackedOrders orders;
    private final Consumer<GraphRace> listener;
    private final List<StepNode> nodes = new ArrayList<>();
    private final EdgeList edges = new EdgeList();
    /** The outermost region. */
    private final GraphRegion all = new GraphRegion(null, null);

    private final Set<GraphTask> running = new LinkedHashSet<>();
    private final BitSet racy = new BitSet();
    private @Nullable GraphSignal lastIsolated;
    private int made;
    private long merged;

    public ComputationGraph(RaceCheckTime checkTime, Consumer<GraphRace> listener) {
        this(checkTime, TrackedOrders.OBSERVED, listener);
    }

    ComputationGraph(RaceCheckTime checkTime, TrackedOrders orders, Consumer<GraphRace> listener) {
        this.checkTime = checkTime;
        this.orders = orders;
        this.listener = listener;
    }

    /** A task without a creator. */
    public GraphTask root(@Nullable Object info) {
        TaskState state = TaskState.root(info, orders, ClockRetention.EVERY_STEP);
        GraphTask root = new GraphTask(this, state, all, info);
        began(root);
        return root;
    }

    /** Ends the remaining tasks and searches the remaining nodes. */
    public void complete() {
        List<GraphTask> rest = new ArrayList<>(running);
        Collections.reverse(rest);
        rest.forEach(GraphTask::end);
        List<StepNode> left = new ArrayList<>();
        if (checkTime == RaceCheckTime.AFTER_THE_RUN) {
            nodes.stream().filter(node -> !node.isEmpty()).forEach(left::add);
        } else {
            left.addAll(all.nodes());
            sort(left);
        }
        RaceFinder.find(left, this::tell);
    }

    /** Sorted by number; empty with {@link RaceCheckTime#ON_THE_FLY}. */
    public List<StepNode> nodes() {
        return Collections.unmodifiableList(nodes);
    }

    /** Empty with {@link RaceCheckTime#ON_THE_FLY}. */
    public EdgeList edges() {
        return edges;
    }

    /** Includes merged and master nodes. */
    public int size() {
        return made;
    }

    /** Nodes merged into master nodes. */
    public long merged() {
        return merged;
    }

    public LocationSet racy() {
        return LocationSet.of(racy.stream().toArray());
    }

    boolean keepsEdges() {
        return checkTime == RaceCheckTime.AFTER_THE_RUN;
    }

    StepNode newNode(@Nullable Object info, boolean isolated) {
        StepNode node = new StepNode(made++, info, isolated, false);
        if (keepsEdges()) {
            nodes.add(node);
        }
        return node;
    }

    void edge(StepNode from, StepNode to, EdgeKind kind) {
        if (keepsEdges()) {
            edges.add(from, to, kind);
        }
    }

    void began(GraphTask task) {
        running.add(task);
    }

    void ended(GraphTask task) {
        running.remove(task);
    }

    void touched(StepNode node, GraphRegion region) {
        if (!keepsEdges()) {
            region.add(node);
        }
    }

    @Nullable
    GraphSignal lastIsolated() {
        return lastIsolated;
    }

    void lastIsolated(GraphSignal last) {
        lastIsolated = last;
    }

    /** Rule AWAIT-DONE of Nakade 2016, Figure 5.1. */
    void merge(GraphRegion region, TaskState owner, @Nullable Object info) {
        if (keepsEdges() || !region.isClosed() || !region.isDue()) {
            return;
        }
        List<StepNode> inside = region.nodes();
        sort(inside);
        RaceFinder.find(inside, this::tell);
        StepNode master = new StepNode(made++, info, false, true);
        LocationSet reads = LocationSet.union(inside, StepNode::reads);
        LocationSet writes = LocationSet.union(inside, StepNode::writes);
        master.touched(reads, writes, owner.step());
        merged += inside.size();
        region.became(master);
    }

    private static void sort(List<StepNode> unsorted) {
        unsorted.sort(Comparator.comparingInt(node -> node.id));
    }

    private void tell(GraphRace race) {
        if (racy.nextClearBit(race.first()) < race.end()) {
            racy.set(race.first(), race.end());
            listener.accept(race);
        }
    }
}
