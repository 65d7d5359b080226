package dev.anyorder.report.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Steps of one task without edges between them. */
public final class GraphNode {
    /** Locations shown. */
    private static final int NAMED = 6;

    static final class Arrow {
        final GraphNode from;
        final GraphNode to;
        final EdgeReason edgeReason;

        Arrow(GraphNode from, GraphNode to, EdgeReason edgeReason) {
            this.from = from;
            this.to = to;
            this.edgeReason = edgeReason;
        }
    }

    final BuilderTask task;
    /** Index of its first step. */
    final long first;

    final List<Arrow> in = new ArrayList<>(2);
    final List<Arrow> out = new ArrayList<>(2);
    private final Map<String, GraphAccess> touched = new LinkedHashMap<>();

    /** Index of its last known step. */
    long last;

    boolean racing;
    /** The next access begins a new node. */
    boolean left;

    private long unnamed;
    private String file = "";
    private int low = Integer.MAX_VALUE;
    private int high;

    GraphNode(BuilderTask task, long first) {
        this.task = task;
        this.first = first;
        this.last = first;
    }

    boolean isEmpty() {
        return touched.isEmpty();
    }

    boolean isFirst() {
        return task.pieces.get(0) == this;
    }

    void add(GraphAccess access) {
        at(access.file(), access.line());
        GraphAccess known = touched.get(access.key());
        if (known != null) {
            touched.put(access.key(), known.with(access));
        } else if (touched.size() < NAMED || racing) {
            touched.put(access.key(), access);
        } else {
            unnamed++;
        }
    }

    void at(String inFile, int line) {
        file = file.isEmpty() ? inFile : file;
        if (line > 0 && file.equals(inFile)) {
            low = Math.min(low, line);
            high = Math.max(high, line);
        }
    }

    void addAll(GraphNode other) {
        other.touched.values().forEach(this::add);
        unnamed += other.unnamed;
        if (other.high > 0) {
            at(other.file, other.low);
            at(other.file, other.high);
        }
    }

    String place() {
        return high == 0 ? file : file + ":" + (low == high ? low : low + "\u2013" + high);
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        touched.values().forEach(access -> lines.add(access.toString()));
        if (unnamed > 0) {
            lines.add("and more");
        }
        return lines;
    }

    static void connect(GraphNode from, GraphNode to, EdgeReason edgeReason) {
        boolean isThere = from.out.size() < 64 && from.out.stream().anyMatch(arrow -> arrow.to == to);
        if (from != to && !isThere) {
            Arrow arrow = new Arrow(from, to, edgeReason);
            from.out.add(arrow);
            to.in.add(arrow);
        }
    }

    void remove() {
        in.forEach(arrow -> arrow.from.out.remove(arrow));
        out.forEach(arrow -> arrow.to.in.remove(arrow));
        in.clear();
        out.clear();
        task.pieces.remove(this);
    }
}
