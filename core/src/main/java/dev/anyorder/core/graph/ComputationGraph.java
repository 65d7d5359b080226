package dev.anyorder.core.graph;

import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Recall;
import dev.anyorder.core.order.Strand;
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
 * same locations come out either way of {@link Checking}; on the fly a race is told of as soon as its region is over. Not
 * thread-safe.
 */
public final class ComputationGraph {
    private final Checking checking;
    private final Orders orders;
    private final Consumer<GraphRace> listener;
    private final List<Node> nodes = new ArrayList<>();
    private final Edges edges = new Edges();
    /** Around all tasks. */
    private final Region all = new Region(null, null);

    private final Set<GraphTask> running = new LinkedHashSet<>();
    private final BitSet racy = new BitSet();
    private @Nullable Signal lastIsolated;
    private int made;
    private long merged;

    /** A graph that tells of each race as it is found. */
    public ComputationGraph(Checking checking, Consumer<GraphRace> listener) {
        this(checking, Orders.OBSERVED, listener);
    }

    /** One whose steps can be asked about other orders, too. */
    ComputationGraph(Checking checking, Orders orders, Consumer<GraphRace> listener) {
        this.checking = checking;
        this.orders = orders;
        this.listener = listener;
    }

    /** A task that nobody posted. */
    public GraphTask root(@Nullable Object info) {
        Strand strand = Strand.root(info, orders, Recall.EVERY_STEP);
        GraphTask root = new GraphTask(this, strand, all, info);
        began(root);
        return root;
    }

    /** All is over: tasks that still run end here, and what has not been looked through yet is. */
    public void complete() {
        List<GraphTask> rest = new ArrayList<>(running);
        Collections.reverse(rest);
        rest.forEach(GraphTask::end);
        List<Node> left = new ArrayList<>();
        if (checking == Checking.AFTER_THE_RUN) {
            nodes.stream().filter(node -> !node.isEmpty()).forEach(left::add);
        } else {
            left.addAll(all.nodes());
            sort(left);
        }
        RaceFinder.find(left, this::tell);
    }

    /** The nodes, by number; none are kept if races are looked for on the fly. */
    public List<Node> nodes() {
        return Collections.unmodifiableList(nodes);
    }

    /** The edges; none are kept if races are looked for on the fly. */
    public Edges edges() {
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
        return checking == Checking.AFTER_THE_RUN;
    }

    Node newNode(@Nullable Object info, boolean isolated) {
        Node node = new Node(made++, info, isolated, false);
        if (keepsEdges()) {
            nodes.add(node);
        }
        return node;
    }

    void edge(Node from, Node to, EdgeKind kind) {
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
    void touched(Node node, Region region) {
        if (!keepsEdges()) {
            region.add(node);
        }
    }

    @Nullable
    Signal lastIsolated() {
        return lastIsolated;
    }

    void lastIsolated(Signal last) {
        lastIsolated = last;
    }

    /** Checks and merges the region if nothing is open in it: rule AWAIT-DONE of {@code seeds/002}, Figure 5.1. */
    void merge(Region region, Strand owner, @Nullable Object info) {
        if (keepsEdges() || !region.isClosed() || !region.isDue()) {
            return;
        }
        List<Node> inside = region.nodes();
        sort(inside);
        RaceFinder.find(inside, this::tell);
        Node master = new Node(made++, info, false, true);
        LocationSet reads = LocationSet.union(inside, Node::reads);
        LocationSet writes = LocationSet.union(inside, Node::writes);
        master.touched(reads, writes, owner.step());
        merged += inside.size();
        region.became(master);
    }

    private static void sort(List<Node> unsorted) {
        unsorted.sort(Comparator.comparingInt(node -> node.id));
    }

    private void tell(GraphRace race) {
        if (racy.nextClearBit(race.first()) < race.end()) {
            racy.set(race.first(), race.end());
            listener.accept(race);
        }
    }
}
