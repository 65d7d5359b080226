package dev.anyorder.testbed.kernels.delaunay;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Points at random in the mesh, the denser the further to the left, and never too near each other. */
final class Scatter {

    private static final int APART = 12;
    private static final int CELL = 8;
    private static final int CELLS = Mesh.SIDE / CELL;

    private final Vertex[][] taken = new Vertex[CELLS][CELLS];
    private final Random random;

    private Scatter(long seed) {
        random = new Random(seed);
    }

    /** So many points, in no order; some of them on the border, so that no edge there is much longer than others. */
    static Vertex[] points(int count, long seed) {
        Scatter scatter = new Scatter(seed);
        List<Vertex> points = onBorder((int) Math.sqrt(count));
        while (points.size() < count) {
            points.add(scatter.next());
        }
        Collections.shuffle(points, scatter.random);
        return points.toArray(new Vertex[0]);
    }

    private static List<Vertex> onBorder(int perSide) {
        List<Vertex> points = new ArrayList<>();
        for (int i = 1; i < perSide; i++) {
            int at = i * Mesh.SIDE / perSide;
            points.add(new Vertex(at, 0));
            points.add(new Vertex(at, Mesh.SIDE));
            points.add(new Vertex(0, at));
            points.add(new Vertex(Mesh.SIDE, at));
        }
        return points;
    }

    private Vertex next() {
        Vertex point = random();
        while (!isFree(point)) {
            point = random();
        }
        taken[point.x / CELL][point.y / CELL] = point;
        return point;
    }

    private Vertex random() {
        int room = Mesh.SIDE - 2 * APART;
        double left = random.nextDouble();
        return new Vertex(APART + (int) (room * left * Math.sqrt(left)), APART + random.nextInt(room));
    }

    private boolean isFree(Vertex point) {
        int column = point.x / CELL;
        int row = point.y / CELL;
        for (int i = Math.max(0, column - 2); i <= Math.min(CELLS - 1, column + 2); i++) {
            for (int j = Math.max(0, row - 2); j <= Math.min(CELLS - 1, row + 2); j++) {
                if (taken[i][j] != null && point.distance(taken[i][j]) < APART * APART) {
                    return false;
                }
            }
        }
        return true;
    }
}
