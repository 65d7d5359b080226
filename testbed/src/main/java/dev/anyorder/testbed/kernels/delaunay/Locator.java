package dev.anyorder.testbed.kernels.delaunay;

/**
 * Tells for a place a vertex that is not far away. There are grids over the mesh, each finer than the one before, with
 * at most one vertex in each cell. Filled by one task, read by many.
 */
final class Locator {

    private final Vertex[][] grids;

    /** Has room for a number of vertices; the first is near to all places as long as there is no other. */
    Locator(int vertices, Vertex first) {
        int levels = 1;
        while (1 << 2 * levels < vertices) {
            levels++;
        }
        grids = new Vertex[levels][];
        for (int level = 0; level < levels; level++) {
            grids[level] = new Vertex[1 << 2 * level];
        }
        grids[0][0] = first;
    }

    /** Adds a vertex, in the first grid where its cell is free. */
    void add(Vertex vertex) {
        for (int level = 0; level < grids.length; level++) {
            int cell = cell(vertex, level);
            if (grids[level][cell] == null) {
                grids[level][cell] = vertex;
                return;
            }
        }
    }

    /** A vertex in the smallest cell around a place that has one. */
    Vertex near(Vertex place) {
        int level = grids.length - 1;
        while (grids[level][cell(place, level)] == null) {
            level--;
        }
        return grids[level][cell(place, level)];
    }

    private static int cell(Vertex vertex, int level) {
        int column = (vertex.x << level) / (Mesh.SIDE + 1);
        int row = (vertex.y << level) / (Mesh.SIDE + 1);
        return row << level | column;
    }
}
