package dev.anyorder.testbed.kernels.delaunay;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the insertion of a point changes: the triangles whose circle contains it make way for a star of triangles around
 * it. Two cavities that have no vertex in common can be filled at the same time, and the mesh is Delaunay afterwards.
 */
final class Cavity {

    /** A side between a triangle that goes and one that stays, or none. */
    record Edge(
            Vertex from,
            Vertex to,
            Triangle inside,
            @Nullable Triangle outside) {

        /** Whether a point is within the circle over this edge, or on it. */
        boolean isEncroachedBy(Vertex point) {
            return point.distance(from) + point.distance(to) <= from.distance(to);
        }

        Vertex middle() {
            return new Vertex(from.x + to.x >> 1, from.y + to.y >> 1);
        }
    }

    private final Vertex point;
    private final List<Triangle> triangles = new ArrayList<>();
    private final List<Edge> edges = new ArrayList<>();

    /** The cavity of a point that is in the triangle {@code home}. Only looks at the mesh. */
    Cavity(Vertex point, Triangle home) {
        this.point = point;
        triangles.add(home);
        for (int i = 0; i < triangles.size(); i++) {
            for (int side = 0; side < 3; side++) {
                look(triangles.get(i), side);
            }
        }
    }

    private void look(Triangle triangle, int side) {
        Triangle beyond = triangle.neighbour(side);
        if (beyond == null || !beyond.circleContains(point)) {
            edges.add(new Edge(triangle.corner(side + 1), triangle.corner(side + 2), triangle, beyond));
        } else if (!triangles.contains(beyond)) {
            triangles.add(beyond);
        }
    }

    /** An edge at the border of the mesh to which the point is too near, if there is one. */
    @Nullable
    Edge encroached() {
        for (Edge edge : edges) {
            if (edge.outside == null && edge.isEncroachedBy(point)) {
                return edge;
            }
        }
        return null;
    }

    /** Claims all vertices. */
    void claim(long key) {
        for (Edge edge : edges) {
            edge.from.claim(key);
            edge.to.claim(key);
        }
    }

    /** Whether no greater claim was made on any of the vertices. */
    boolean isClaimedBy(long key) {
        return edges.stream().allMatch(edge -> edge.from.isClaimedBy(key) && edge.to.isClaimedBy(key));
    }

    /** Changes the mesh, and returns the new triangles. */
    List<Triangle> fill() {
        for (Triangle triangle : triangles) {
            triangle.gone = true;
        }
        List<Triangle> star = new ArrayList<>();
        for (Edge edge : edges) {
            // Not where the point is on the border of the mesh itself.
            if (Vertex.turn(edge.from, edge.to, point) > 0) {
                star.add(triangle(edge));
            }
        }
        for (Triangle triangle : star) {
            for (Triangle other : star) {
                if (triangle.corner(1) == other.corner(0)) {
                    triangle.setNeighbour(0, other);
                    other.setNeighbour(1, triangle);
                }
            }
        }
        return star;
    }

    private Triangle triangle(Edge edge) {
        Triangle triangle = new Triangle(edge.from, edge.to, point);
        triangle.setNeighbour(2, edge.outside);
        if (edge.outside != null) {
            edge.outside.replaceNeighbour(edge.inside, triangle);
        }
        edge.from.triangle = triangle;
        edge.to.triangle = triangle;
        point.triangle = triangle;
        return triangle;
    }
}
