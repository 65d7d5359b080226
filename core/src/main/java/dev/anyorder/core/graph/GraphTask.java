package dev.anyorder.core.graph;

import dev.anyorder.core.order.TaskState;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A task that builds its part of a graph (Nakade 2016, Figures 3.3, 3.4 and 6.1). Every operation except an access ends
 * the node. All tasks of a graph share one thread.
 */
public final class GraphTask {
    private final ComputationGraph graph;
    private final TaskState state;
    private final @Nullable Object info;
    /** The region in which it was posted. */
    private final GraphRegion home;

    private GraphRegion region;
    private StepNode node;
    private int isolation;
    private boolean ended;
    private boolean awaited;

    private final NodeAccesses read = new NodeAccesses();
    private final NodeAccesses written = new NodeAccesses();
    private boolean hasTouched;

    GraphTask(ComputationGraph graph, TaskState state, GraphRegion home, @Nullable Object info) {
        this.graph = graph;
        this.state = state;
        this.info = info;
        this.home = home;
        this.region = new GraphRegion(home, null);
        this.node = graph.newNode(info, false);
    }

    public StepNode node() {
        return node;
    }

    public TaskState strand() {
        return state;
    }

    /** Reads the locations [first, end). */
    public void read(int first, int end) {
        read.add(first, end);
        hasTouched = true;
    }

    /** Writes the locations [first, end). */
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

    private StepNode endNode() {
        if (hasTouched) {
            node.touched(read.toSet(), written.toSet(), state.step());
            graph.touched(node, region);
            read.clear();
            written.clear();
            hasTouched = false;
        }
        return node;
    }

    private void next(StepNode last) {
        node = graph.newNode(info, isolation > 0);
        graph.edge(last, node, EdgeKind.CONTINUE);
    }

    /** Post, async, a future. */
    public GraphTask post(@Nullable Object childInfo) {
        StepNode last = endNode();
        GraphTask child = new GraphTask(graph, state.spawn(childInfo), region, childInfo);
        region.posted();
        graph.began(child);
        graph.edge(last, child.node, EdgeKind.POST);
        next(last);
        return child;
    }

    /** Idempotent. */
    public void end() {
        if (ended) {
            return;
        }
        while (region.finish != null) {
            endFinish();
        }
        endIsolatedAll();
        endNode();
        state.end();
        ended = true;
        graph.ended(this);
        GraphRegion now = home.now();
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
     * Orders this task after {@code other}, and ends that if necessary. On the fly, this node must be ordered after the
     * creation of {@code other}.
     */
    public void join(GraphTask other) {
        other.end();
        StepNode last = endNode();
        GraphRegion theirs = other.home.now();
        if (!state.isAfterEndOf(other.state)) {
            GraphRegion.connect(region, theirs);
        }
        if (!other.isAwaited()) {
            // Regions around both cannot end before this task is awaited, too.
            theirs.awaited();
            other.awaited = true;
        }
        state.join(other.state);
        next(last);
        graph.edge(other.node, node, EdgeKind.JOIN);
        graph.merge(region, state, info);
    }

    private boolean isAwaited() {
        return awaited || home.isFinished();
    }

    public void beginFinish() {
        region = new GraphRegion(region, state.beginFinish());
        if (isolation > 0) {
            region.leadsAnywhere();
        }
    }

    /** All tasks of the finish must have ended. */
    public void endFinish() {
        StepNode last = endNode();
        GraphRegion inside = region;
        GraphRegion outer = Objects.requireNonNull(inside.outer);
        state.endFinish(Objects.requireNonNull(inside.finish));
        next(last);
        for (GraphTask each : inside.ends) {
            if (!each.isAwaited()) {
                graph.edge(each.node, node, EdgeKind.FINISH);
            }
        }
        inside.awaitedAll();
        graph.merge(inside, state, info);
        region = outer;
        inside.handOver(outer);
    }

    /** A nested section has no effect. */
    public void beginIsolated() {
        if (isolation++ > 0) {
            return;
        }
        StepNode last = endNode();
        GraphSignal previous = graph.lastIsolated();
        if (previous != null) {
            state.awaitObserved(previous.snapshot);
        }
        state.locks(state.locks().with(graph, false));
        region.leadsAnywhere();
        next(last);
        if (previous != null) {
            graph.edge(previous.node, node, EdgeKind.ISOLATED);
        }
    }

    public void endIsolated() {
        if (isolation == 0 || --isolation > 0) {
            return;
        }
        StepNode last = endNode();
        graph.lastIsolated(new GraphSignal(state.signal(), last, region));
        state.locks(state.locks().without(graph));
        next(last);
    }

    public GraphSignal signal() {
        StepNode last = endNode();
        GraphSignal signal = new GraphSignal(state.signal(), last, region);
        region.leadsAnywhere();
        next(last);
        return signal;
    }

    public void await(GraphSignal signal) {
        StepNode last = endNode();
        state.await(signal.snapshot);
        GraphRegion.connect(region, signal.region.now());
        next(last);
        graph.edge(signal.node, node, EdgeKind.SIGNAL);
    }

    @Override
    public String toString() {
        return String.valueOf(info);
    }
}
