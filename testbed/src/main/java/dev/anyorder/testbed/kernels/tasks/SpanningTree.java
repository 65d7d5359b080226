package dev.anyorder.testbed.kernels.tasks;

import dev.anyorder.testbed.kernels.Kernel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Finds a spanning tree of a connected graph. Tasks walk the graph from different places and claim each vertex by
 * compare-and-set: which tree is found depends on the schedule, that it is one does not. The size is the number of
 * vertices in thousands.
 */
public final class SpanningTree implements Kernel {

    private static final int EXTRA_EDGES = 3;
    private static final int UNCLAIMED = -1;

    private int threads;
    private int[][] neighbours = {};
    private AtomicIntegerArray parents = new AtomicIntegerArray(0);

    @Override
    public String name() {
        return "spanningtree";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        int vertices = size * 1000;
        Random random = new Random(1736L);
        neighbours = new int[vertices][2 + EXTRA_EDGES];
        parents = new AtomicIntegerArray(vertices);
        for (int v = 0; v < vertices; v++) {
            neighbours[v][0] = (v + 1) % vertices;
            neighbours[v][1] = (v + vertices - 1) % vertices;
            for (int e = 0; e < EXTRA_EDGES; e++) {
                neighbours[v][2 + e] = random.nextInt(vertices);
            }
            parents.set(v, UNCLAIMED);
        }
    }

    @Override
    public void run() {
        parents.set(0, 0);
        Pool.run(threads, new Walk(new int[] {0}, 1));
    }

    /** The number of vertices that were reached, which all trees share. */
    @Override
    public long checksum() {
        long reached = 0;
        for (int v = 0; v < parents.length(); v++) {
            reached += parents.get(v) == UNCLAIMED ? 0 : 1;
        }
        return reached;
    }

    /** Every vertex has a neighbour as its parent, and the way up from each ends at the root. */
    @Override
    public boolean validate() {
        boolean[] rooted = new boolean[neighbours.length];
        rooted[0] = true;
        for (int v = 0; v < rooted.length; v++) {
            int top = v;
            for (int steps = 0; !rooted[top]; steps++) {
                int parent = parents.get(top);
                if (parent == UNCLAIMED || steps > rooted.length || !isNeighbour(parent, top)) {
                    return false;
                }
                top = parent;
            }
            for (int u = v; !rooted[u]; u = parents.get(u)) {
                rooted[u] = true;
            }
        }
        return true;
    }

    private boolean isNeighbour(int from, int to) {
        for (int neighbour : neighbours[from]) {
            if (neighbour == to) {
                return true;
            }
        }
        return false;
    }

    /** Walks on from some claimed vertices, and gives half of its stack to a new task when it has many. */
    private final class Walk extends RecursiveAction {

        private static final int MANY = 256;

        private int[] stack;
        private int height;

        Walk(int[] stack, int height) {
            this.stack = stack;
            this.height = height;
        }

        @Override
        protected void compute() {
            List<Walk> forked = new ArrayList<>();
            while (height > 0) {
                int vertex = stack[--height];
                for (int neighbour : neighbours[vertex]) {
                    if (parents.get(neighbour) == UNCLAIMED && parents.compareAndSet(neighbour, UNCLAIMED, vertex)) {
                        push(neighbour);
                    }
                }
                if (height >= MANY) {
                    forked.add(half());
                }
            }
            forked.forEach(Walk::join);
        }

        private void push(int vertex) {
            if (height == stack.length) {
                stack = Arrays.copyOf(stack, Math.max(16, 2 * height));
            }
            stack[height++] = vertex;
        }

        private Walk half() {
            int[] other = new int[MANY];
            int given = height / 2;
            for (int i = 0; i < given; i++) {
                other[i] = stack[--height];
            }
            Walk walk = new Walk(other, given);
            walk.fork();
            return walk;
        }
    }
}
