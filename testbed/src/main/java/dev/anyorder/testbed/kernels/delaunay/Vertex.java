package dev.anyorder.testbed.kernels.delaunay;

import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** A point of the plane, at whole numbers from 0 to {@link Mesh#SIDE}, so that all that is computed of it is exact. */
final class Vertex {

    final int x;
    final int y;

    /** One of the triangles around this vertex; changed only by who has claimed it. */
    @Nullable
    Triangle triangle;

    private final AtomicLong claim = new AtomicLong();

    Vertex(int x, int y) {
        this.x = x;
        this.y = y;
    }

    /** Claims this vertex; of several claims the greatest counts. */
    void claim(long key) {
        claim.accumulateAndGet(key, Math::max);
    }

    boolean isClaimedBy(long key) {
        return claim.get() == key;
    }

    /** More than 0 if {@code c} is to the left of the way from {@code a} to {@code b}: twice the area of the triangle. */
    static long turn(Vertex a, Vertex b, Vertex c) {
        return (long) (b.x - a.x) * (c.y - a.y) - (long) (b.y - a.y) * (c.x - a.x);
    }

    /** The square of the distance to another vertex. */
    long distance(Vertex other) {
        long alongX = x - other.x;
        long alongY = y - other.y;
        return alongX * alongX + alongY * alongY;
    }
}
