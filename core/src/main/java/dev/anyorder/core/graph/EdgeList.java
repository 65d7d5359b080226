package dev.anyorder.core.graph;

import java.util.Arrays;

/** Edges in order of creation, nine bytes each. */
public final class EdgeList {
    private static final EdgeKind[] KINDS = EdgeKind.values();

    private int[] from = new int[16];
    private int[] to = new int[16];
    private byte[] kinds = new byte[16];
    private int size;

    EdgeList() {}

    void add(StepNode before, StepNode after, EdgeKind kind) {
        if (size == from.length) {
            from = Arrays.copyOf(from, 2 * size);
            to = Arrays.copyOf(to, 2 * size);
            kinds = Arrays.copyOf(kinds, 2 * size);
        }
        from[size] = before.id;
        to[size] = after.id;
        kinds[size++] = (byte) kind.ordinal();
    }

    public int size() {
        return size;
    }

    public int from(int edge) {
        return from[edge];
    }

    public int to(int edge) {
        return to[edge];
    }

    public EdgeKind kind(int edge) {
        return KINDS[kinds[edge]];
    }
}
