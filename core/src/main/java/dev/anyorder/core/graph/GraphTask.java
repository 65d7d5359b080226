package dev.anyorder.core.graph;

import dev.anyorder.core.order.Strand;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A task that adds to a graph what it does: the rules of {@code seeds/002}, Figures 3.3, 3.4 and 6.1. Every operation but
 * an access ends the task's node and begins the next. Not thread-safe, and all tasks of a graph are used by one thread at a
 * time.
 */
public final class GraphTask {
    private final ComputationGraph graph;
    private final Strand strand;
    private final @Nullable Object info;
    /** The region that it was posted in. */
    private final Region home;

    private Region region;
    private Node node;
    private int isolation;
    private boolean ended;
    private boolean awaited;

    private final Touched read = new Touched();
    private final Touched written = new Touched();
    private boolean hasTouched;

    GraphTask(ComputationGraph graph, Strand strand, Region home, @Nullable Object info) {
        this.graph = graph;
        this.strand = strand;
        this.info = info;
        this.home = home;
        this.region = new Region(home, null);
        this.node = graph.newNode(info, false);
    }

    /** The node that it is in. */
    public Node node() {
        return node;
    }

    /** Its place in the order. */
    public Strand strand() {
        return strand;
    }

    /** Reads the locations from the first to before the end. */
    public void read(int first, int end) {
        read.add(first, end);
        hasTouched = true;
    }

    /** Writes the locations from the first to before the end. */
    public void write(int first, int end) {
        written.add(first, end);
        hasTouched = true;
    }

    public void read(int location) {
        read(location, location + 1);
    }

    public void write(int location) {
        write(location, location + 1);
    }

    /** Ends the node. */
    private Node endNode() {
        if (hasTouched) {
            node.touched(read.toSet(), written.toSet(), strand.step());
            graph.touched(node, region);
            read.clear();
            written.clear();
            hasTouched = false;
        }
        return node;
    }

    private void next(Node last) {
        node = graph.newNode(info, isolation > 0);
        graph.edge(last, node, EdgeKind.CONTINUE);
    }

    /** A new task, parallel to what follows: post, async, a future. */
    public GraphTask post(@Nullable Object childInfo) {
        Node last = endNode();
        GraphTask child = new GraphTask(graph, strand.spawn(childInfo), region, childInfo);
        region.posted();
        graph.began(child);
        graph.edge(last, child.node, EdgeKind.POST);
        next(last);
        return child;
    }

    /** The task is over. Ending twice does no harm. */
    public void end() {
        if (ended) {
            return;
        }
        while (region.finish != null) {
            endFinish();
        }
        endIsolatedAll();
        endNode();
        strand.end();
        ended = true;
        graph.ended(this);
        Region now = home.now();
        if (graph.keepsEdges()) {
            now.taskEnded(this);
        }
        region.handOver(now);
    }

    private void endIsolatedAll() {
        isolation = Math.min(isolation, 1);
        endIsolated();
    }

    /**
     * This task is from here on after another, which ends if it has not: one that it awaits, by await or ewait, a future
     * that it gets, a task that it depends on. On the fly it is taken for granted that this task can know the other: that
     * this node is after the one which posted it.
     */
    public void join(GraphTask other) {
        other.end();
        Node last = endNode();
        Region theirs = other.home.now();
        if (!strand.isAfterEndOf(other.strand)) {
            Region.connect(region, theirs);
        }
        if (!other.isAwaited()) {
            // Any region around both cannot be over before this task, too, has been awaited; the others are crossed.
            theirs.awaited();
            other.awaited = true;
        }
        strand.join(other.strand);
        next(last);
        graph.edge(other.node, node, EdgeKind.JOIN);
        graph.merge(region, strand, info);
    }

    private boolean isAwaited() {
        return awaited || home.isFinished();
    }

    /** From here to the end of the finish, tasks are awaited there, however deep. */
    public void beginFinish() {
        region = new Region(region, strand.beginFinish());
        if (isolation > 0) {
            region.leadsAnywhere();
        }
    }

    /** Awaits all tasks posted since the innermost finish began; they must have ended. */
    public void endFinish() {
        Node last = endNode();
        Region inside = region;
        Region outer = Objects.requireNonNull(inside.outer);
        strand.endFinish(Objects.requireNonNull(inside.finish));
        next(last);
        for (GraphTask each : inside.ends) {
            if (!each.isAwaited()) {
                graph.edge(each.node, node, EdgeKind.FINISH);
            }
        }
        inside.awaitedAll();
        graph.merge(inside, strand, info);
        region = outer;
        inside.handOver(outer);
    }

    /** Begins an isolated section, or one inside another, which changes nothing. */
    public void beginIsolated() {
        if (isolation++ > 0) {
            return;
        }
        Node last = endNode();
        Signal previous = graph.lastIsolated();
        if (previous != null) {
            strand.awaitObserved(previous.stamp);
        }
        strand.locks(strand.locks().with(graph, false));
        region.leadsAnywhere();
        next(last);
        if (previous != null) {
            graph.edge(previous.node, node, EdgeKind.ISOLATED);
        }
    }

    /** Ends the isolated section begun last. */
    public void endIsolated() {
        if (isolation == 0 || --isolation > 0) {
            return;
        }
        Node last = endNode();
        graph.lastIsolated(new Signal(strand.signal(), last, region));
        strand.locks(strand.locks().without(graph));
        next(last);
    }

    /** Tells whoever awaits it what this task has done so far. */
    public Signal signal() {
        Node last = endNode();
        Signal signal = new Signal(strand.signal(), last, region);
        region.leadsAnywhere();
        next(last);
        return signal;
    }

    /** This task is from here on after the signal. */
    public void await(Signal signal) {
        Node last = endNode();
        strand.await(signal.stamp);
        Region.connect(region, signal.region.now());
        next(last);
        graph.edge(signal.node, node, EdgeKind.SIGNAL);
    }

    @Override
    public String toString() {
        return String.valueOf(info);
    }
}
