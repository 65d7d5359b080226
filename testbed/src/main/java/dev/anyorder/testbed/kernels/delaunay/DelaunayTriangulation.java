package dev.anyorder.testbed.kernels.delaunay;

import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.tasks.Pool;

/**
 * Joins points in a square into triangles such that no circle around a triangle contains a point, by inserting them in
 * rounds. The size is the number of points in thousands.
 */
public final class DelaunayTriangulation implements Kernel {

    private int threads;
    private Vertex[] points = {};
    private Mesh mesh = new Mesh();

    @Override
    public String name() {
        return "deltriang";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        points = Scatter.points(size * 1000, 1934L);
    }

    @Override
    public void run() {
        Pool.run(threads, () -> {
            mesh = new Triangulator(points).run();
        });
    }

    @Override
    public long checksum() {
        return mesh.digest();
    }

    @Override
    public boolean validate() {
        return DelaunayCheck.isDelaunay(mesh.triangles()) && DelaunayCheck.haveAll(mesh.triangles(), points);
    }
}
