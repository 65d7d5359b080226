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
 * The computation graph of a run ({@code seeds/002}, Definition 1), and its races. Isolated sections are in the order of
 * the run, as by the {@code last} of Figure 6.1, so that what lies on both sides of two of them is ordered, too, though in
 * another run it might not be.
 *
 * <p>Guarantees: every location that two unordered nodes touch, one of them writing, is told of, once; no other is. The
 * same locations come out either way of {@link RaceCheckTime}; on the fly a race is told of as soon as its region is over. Not
 * thread-safe.
 */
public final class ComputationGraph {
    private final RaceCheckTime checkTime;
    private final TrackedOrders orders;
    private final Consumer<GraphRace> listener;
    private final List<StepNode> nodes = new ArrayList<>();
    private final EdgeList edges = new EdgeList();
    /** Around all tasks. */
    private final GraphRegion all = new GraphRegion(null, null);

    private final Set<GraphTask> running = new LinkedHashSet<>();
    private final BitSet racy = new BitSet();
    private @Nullable GraphSignal lastIsolated;
    private int made;
    private long merged;

    /** A graph that tells of each race as it is found. */
    public ComputationGraph(RaceCheckTime checkTime, Consumer<GraphRace> listener) {
        this(checkTime, TrackedOrders.OBSERVED, listener);
    }

    /** One whose steps can be asked about other orders, too. */
    ComputationGraph(RaceCheckTime checkTime, TrackedOrders orders, Consumer<GraphRace> listener) {
        this.checkTime = checkTime;
        this.orders = orders;
        this.listener = listener;
    }

    /** A task that nobody posted. */
    public GraphTask root(@Nullable Object info) {
        TaskState state = TaskState.root(info, orders, ClockRetention.EVERY_STEP);
        GraphTask root = new GraphTask(this, state, all, info);
        began(root);
        return root;
    }

    /** All is over: tasks that still run end here, and what has not been looked through yet is. */
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

    /** The nodes, by number; none are kept if races are looked for on the fly. */
    public List<StepNode> nodes() {
        return Collections.unmodifiableList(nodes);
    }

    /** The edges; none are kept if races are looked for on the fly. */
    public EdgeList edges() {
        return edges;
    }

    /** How many nodes there were. */
    public int size() {
        return made;
    }

    /** How many nodes have become part of a master node. */
    public long merged() {
        return merged;
    }

    /** The locations with a race found so far. */
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

    /** A node that has touched something has ended. */
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

    /** Checks and merges the region if nothing is open in it: rule AWAIT-DONE of {@code seeds/002}, Figure 5.1. */
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
