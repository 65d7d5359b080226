package dev.anyorder.testbed.kernels.delaunay;

import org.jspecify.annotations.Nullable;

/** A triangle, its corners counterclockwise. The side with a number is the one opposite to the corner with it. */
final class Triangle {

    private final Vertex[] corners;
    private final @Nullable Triangle[] neighbours = new Triangle[3];

    /** Whether others have taken its place. */
    boolean gone;

    Triangle(Vertex a, Vertex b, Vertex c) {
        corners = new Vertex[] {a, b, c};
    }

    /** A corner; they are counted round and round. */
    Vertex corner(int i) {
        return corners[i % 3];
    }

    /** What is beyond a side, unless it is the border of the mesh. */
    @Nullable
    Triangle neighbour(int side) {
        return neighbours[side];
    }

    void setNeighbour(int side, @Nullable Triangle other) {
        neighbours[side] = other;
    }

    /** Has a new neighbour in the place of another one. */
    void replaceNeighbour(Triangle old, Triangle other) {
        for (int side = 0; side < 3; side++) {
            if (neighbours[side] == old) {
                neighbours[side] = other;
            }
        }
    }

    /** Twice its area. */
    long area() {
        return Vertex.turn(corners[0], corners[1], corners[2]);
    }

    /** Whether a point is within the circle through the corners, and not on it. */
    boolean circleContains(Vertex point) {
        long ax = corners[0].x - point.x;
        long ay = corners[0].y - point.y;
        long bx = corners[1].x - point.x;
        long by = corners[1].y - point.y;
        long cx = corners[2].x - point.x;
        long cy = corners[2].y - point.y;
        long a = ax * ax + ay * ay;
        long b = bx * bx + by * by;
        long c = cx * cx + cy * cy;
        return ax * (by * c - cy * b) - ay * (bx * c - cx * b) + a * (bx * cy - by * cx) > 0;
    }

    /** The square of the radius of the circle, compared with that of the shortest side. */
    double thinness() {
        double a = corners[1].distance(corners[2]);
        double b = corners[2].distance(corners[0]);
        double c = corners[0].distance(corners[1]);
        double shortest = Math.min(a, Math.min(b, c));
        return a * b * c / shortest / (4.0 * area() * area());
    }

    /** The middle of the circle, or the place of the mesh that is nearest to it. */
    Vertex circumcentre() {
        long bx = corners[1].x - corners[0].x;
        long by = corners[1].y - corners[0].y;
        long cx = corners[2].x - corners[0].x;
        long cy = corners[2].y - corners[0].y;
        long b = bx * bx + by * by;
        long c = cx * cx + cy * cy;
        double x = corners[0].x + (cy * b - by * c) / (2.0 * area());
        double y = corners[0].y + (bx * c - cx * b) / (2.0 * area());
        return new Vertex(within(x), within(y));
    }

    private static int within(double coordinate) {
        return (int) Math.rint(Math.max(0, Math.min(Mesh.SIDE, coordinate)));
    }
}
