package dev.anyorder.core.graph;

import dev.anyorder.core.order.TaskState;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A task that adds to a graph what it does: the rules of {@code seeds/002}, Figures 3.3, 3.4 and 6.1. Every operation but
 * an access ends the task's node and begins the next. Not thread-safe, and all tasks of a graph are used by one thread at a
 * time.
 */
public final class GraphTask {
    private final ComputationGraph graph;
    private final TaskState state;
    private final @Nullable Object info;
    /** The region that it was posted in. */
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

    /** The node that it is in. */
    public StepNode node() {
        return node;
    }

    /** Its place in the order. */
    public TaskState strand() {
        return state;
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

    /** A new task, parallel to what follows: post, async, a future. */
    public GraphTask post(@Nullable Object childInfo) {
        StepNode last = endNode();
        GraphTask child = new GraphTask(graph, state.spawn(childInfo), region, childInfo);
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
     * This task is from here on after another, which ends if it has not: one that it awaits, by await or ewait, a future
     * that it gets, a task that it depends on. On the fly it is taken for granted that this task can know the other: that
     * this node is after the one which posted it.
     */
    public void join(GraphTask other) {
        other.end();
        StepNode last = endNode();
        GraphRegion theirs = other.home.now();
        if (!state.isAfterEndOf(other.state)) {
            GraphRegion.connect(region, theirs);
        }
        if (!other.isAwaited()) {
            // Any region around both cannot be over before this task, too, has been awaited; the others are crossed.
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

    /** From here to the end of the finish, tasks are awaited there, however deep. */
    public void beginFinish() {
        region = new GraphRegion(region, state.beginFinish());
        if (isolation > 0) {
            region.leadsAnywhere();
        }
    }

    /** Awaits all tasks posted since the innermost finish began; they must have ended. */
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

    /** Begins an isolated section, or one inside another, which changes nothing. */
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

    /** Ends the isolated section begun last. */
    public void endIsolated() {
        if (isolation == 0 || --isolation > 0) {
            return;
        }
        StepNode last = endNode();
        graph.lastIsolated(new GraphSignal(state.signal(), last, region));
        state.locks(state.locks().without(graph));
        next(last);
    }

    /** Tells whoever awaits it what this task has done so far. */
    public GraphSignal signal() {
        StepNode last = endNode();
        GraphSignal signal = new GraphSignal(state.signal(), last, region);
        region.leadsAnywhere();
        next(last);
        return signal;
    }

    /** This task is from here on after the signal. */
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
