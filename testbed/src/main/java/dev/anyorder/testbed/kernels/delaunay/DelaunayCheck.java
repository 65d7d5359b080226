package dev.anyorder.testbed.kernels.delaunay;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether a mesh is what it should be, by looking at each triangle and its neighbours. */
final class DelaunayCheck {

    private DelaunayCheck() {}

    /**
     * Whether the triangles fill the square without overlap, neighbours know each other, no circle contains the far
     * corner of a neighbour (and then none contains any vertex), and the number of triangles is that of so many vertices.
     */
    static boolean isDelaunay(List<Triangle> triangles) {
        Set<Vertex> vertices = new HashSet<>();
        long area = 0;
        int border = 0;
        for (Triangle triangle : triangles) {
            for (int side = 0; side < 3; side++) {
                vertices.add(triangle.corner(side));
                border += triangle.neighbour(side) == null ? 1 : 0;
                if (!isRight(triangle, side)) {
                    return false;
                }
            }
            if (triangle.gone || triangle.area() <= 0) {
                return false;
            }
            area += triangle.area();
        }
        return area == 2L * Mesh.SIDE * Mesh.SIDE && triangles.size() == 2 * vertices.size() - 2 - border;
    }

    private static boolean isRight(Triangle triangle, int side) {
        Vertex from = triangle.corner(side + 1);
        Vertex to = triangle.corner(side + 2);
        Triangle other = triangle.neighbour(side);
        if (other == null) {
            return isOnBorder(from.x, to.x) || isOnBorder(from.y, to.y);
        }
        for (int i = 0; i < 3; i++) {
            if (other.neighbour(i) == triangle && other.corner(i + 1) == to && other.corner(i + 2) == from) {
                return !triangle.circleContains(other.corner(i));
            }
        }
        return false;
    }

    private static boolean isOnBorder(int a, int b) {
        return a == b && (a == 0 || a == Mesh.SIDE);
    }

    /** Whether all points are corners of triangles. */
    static boolean haveAll(List<Triangle> triangles, Vertex[] points) {
        Set<Vertex> vertices = new HashSet<>();
        for (Triangle triangle : triangles) {
            for (int i = 0; i < 3; i++) {
                vertices.add(triangle.corner(i));
            }
        }
        return vertices.containsAll(List.of(points));
    }
}
