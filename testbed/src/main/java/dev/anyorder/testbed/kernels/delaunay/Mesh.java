package dev.anyorder.testbed.kernels.delaunay;

import dev.anyorder.testbed.kernels.Digest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A triangulated square: two triangles at first, then whatever the insertion of points makes of them. */
final class Mesh {

    /** The side of the square. With more, the products that say whether a point is in a circle would not fit a long. */
    static final int SIDE = 1 << 14;

    private final Vertex origin = new Vertex(0, 0);

    Mesh() {
        Vertex opposite = new Vertex(SIDE, SIDE);
        Triangle lower = new Triangle(origin, new Vertex(SIDE, 0), opposite);
        Triangle upper = new Triangle(origin, opposite, new Vertex(0, SIDE));
        lower.setNeighbour(1, upper);
        upper.setNeighbour(2, lower);
        for (Triangle triangle : List.of(lower, upper)) {
            for (int i = 0; i < 3; i++) {
                triangle.corner(i).triangle = triangle;
            }
        }
    }

    Vertex origin() {
        return origin;
    }

    /** The triangle in which a point is: a walk from another one, through sides that have the point beyond them. */
    static Triangle find(Vertex point, Triangle start) {
        Triangle here = start;
        Triangle next = beyond(here, point);
        while (next != null) {
            here = next;
            next = beyond(here, point);
        }
        return here;
    }

    private static @Nullable Triangle beyond(Triangle triangle, Vertex point) {
        for (int side = 0; side < 3; side++) {
            if (Vertex.turn(triangle.corner(side + 1), triangle.corner(side + 2), point) < 0) {
                return triangle.neighbour(side);
            }
        }
        return null;
    }

    /** All triangles, each after one of its neighbours. */
    List<Triangle> triangles() {
        List<Triangle> found = new ArrayList<>(List.of(Objects.requireNonNull(origin.triangle)));
        Set<Triangle> known = new HashSet<>(found);
        for (int i = 0; i < found.size(); i++) {
            for (int side = 0; side < 3; side++) {
                Triangle neighbour = found.get(i).neighbour(side);
                if (neighbour != null && known.add(neighbour)) {
                    found.add(neighbour);
                }
            }
        }
        return found;
    }

    /** A digest of all triangles and how they hang together. */
    long digest() {
        Digest digest = new Digest();
        for (Triangle triangle : triangles()) {
            for (int i = 0; i < 3; i++) {
                digest.add(triangle.corner(i).x).add(triangle.corner(i).y);
            }
        }
        return digest.value();
    }
}
