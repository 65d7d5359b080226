package dev.anyorder.testbed.kernels.delaunay;

import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.tasks.Pool;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/**
 * Adds points to a Delaunay triangulation until no triangle is thin, by Ruppert's method: in the middle of the circle of
 * a thin triangle, or in the middle of an edge of the square to which that would be too near. The size is the number of
 * points at the start in thousands.
 */
public final class DelaunayRefinement implements Kernel {

    /** The greatest ratio of radius and shortest side, squared: all angles have more than 20 degrees. */
    private static final double THIN = 2.1;

    private static final int SHARE = 64;

    /** Later than all rounds that made the mesh. */
    private static final int FIRST_ROUND = 1 << 20;

    private int threads;
    private Vertex[] points = {};
    private Mesh mesh = new Mesh();
    private final Deque<Triangle> thin = new ArrayDeque<>();

    @Override
    public String name() {
        return "delrefine";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        points = Scatter.points(size * 1000, 1995L);
        mesh = Pool.call(threads, () -> new Triangulator(points).run());
        List<Triangle> triangles = mesh.triangles();
        Collections.shuffle(triangles, new Random(1995L));
        triangles.stream().filter(DelaunayRefinement::isThin).forEach(thin::add);
    }

    @Override
    public void run() {
        Pool.run(threads, () -> {
            int vertices = points.length;
            List<Triangle> batch = next(vertices);
            for (int number = FIRST_ROUND; !batch.isEmpty(); number++) {
                vertices += insert(batch, new Round(batch.size(), number));
                batch = next(vertices);
            }
        });
    }

    /** The next thin triangles; the more vertices there are, the less they get in each other's way. */
    private List<Triangle> next(int vertices) {
        List<Triangle> batch = new ArrayList<>();
        while (batch.size() <= vertices / SHARE && !thin.isEmpty()) {
            Triangle triangle = thin.removeFirst();
            if (!triangle.gone) {
                batch.add(triangle);
            }
        }
        return batch;
    }

    /** Does a round, puts back what was not done, at the front, and tells how many points were inserted. */
    private int insert(List<Triangle> batch, Round round) {
        round.run(i -> insertion(batch.get(i)));
        int inserted = 0;
        for (int i = batch.size() - 1; i >= 0; i--) {
            thin.addFirst(batch.get(i));
            List<Triangle> star = round.star(i);
            if (star != null) {
                star.stream().filter(DelaunayRefinement::isThin).forEach(thin::addLast);
                inserted++;
            }
        }
        return inserted;
    }

    private static boolean isThin(Triangle triangle) {
        return triangle.thinness() > THIN;
    }

    private static Cavity insertion(Triangle triangle) {
        Vertex centre = triangle.circumcentre();
        Cavity cavity = new Cavity(centre, Mesh.find(centre, triangle));
        Cavity.Edge tooNear = cavity.encroached();
        return tooNear == null ? cavity : new Cavity(tooNear.middle(), tooNear.inside());
    }

    @Override
    public long checksum() {
        return mesh.digest();
    }

    @Override
    public boolean validate() {
        List<Triangle> triangles = mesh.triangles();
        return DelaunayCheck.isDelaunay(triangles)
                && DelaunayCheck.haveAll(triangles, points)
                && triangles.stream().noneMatch(DelaunayRefinement::isThin);
    }
}
