package dev.anyorder.core.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A task of a test program: in both graphs, and in the oracle's. */
final class Doer {
    final GraphTask after;
    final GraphTask fly;
    /** The node that posted it, and the one that it is in. */
    final int posted;

    int node;
    boolean ended;
    int isolation;
    /** The tasks of the finish around it, and of those that it has open. */
    private final List<Doer> around;

    final Deque<List<Doer>> finishes = new ArrayDeque<>();
    /** The tasks that it may await, by region. */
    final Map<String, List<Doer>> regions = new LinkedHashMap<>();

    Doer(GraphTask after, GraphTask fly, int posted, int node, @Nullable Doer parent) {
        this.after = after;
        this.fly = fly;
        this.posted = posted;
        this.node = node;
        this.around = parent == null ? new ArrayList<>() : parent.finish();
        around.add(this);
    }

    /** The tasks of the finish that a new one belongs to. */
    List<Doer> finish() {
        List<Doer> open = finishes.peek();
        return open == null ? around : open;
    }

    /** The tasks of one of its regions. */
    List<Doer> region(String name) {
        return regions.computeIfAbsent(name, n -> new ArrayList<>());
    }
}
