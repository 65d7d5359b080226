package dev.anyorder.testbed.kernels.delaunay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class DelaunayCheckTest {

    private final Mesh mesh = new Mesh();

    @Test
    void theSquareAloneIsDelaunay() {
        assertTrue(DelaunayCheck.isDelaunay(mesh.triangles()));
    }

    @Test
    void aPointIsJoinedToAllCornersOfTheSquare() {
        insert(new Vertex(Mesh.SIDE / 2, Mesh.SIDE / 2 + 1));

        assertEquals(4, mesh.triangles().size());
        assertTrue(DelaunayCheck.isDelaunay(mesh.triangles()));
    }

    @Test
    void aPointOnTheBorderPartsOneTriangle() {
        insert(new Vertex(Mesh.SIDE / 2, 0));

        assertEquals(3, mesh.triangles().size());
        assertTrue(DelaunayCheck.isDelaunay(mesh.triangles()));
    }

    @Test
    void aTriangleWhoseCircleContainsAPointIsNotDelaunay() {
        Vertex point = new Vertex(Mesh.SIDE / 2, Mesh.SIDE / 2 + 1);
        Triangle home = Mesh.find(point, Objects.requireNonNull(mesh.origin().triangle));
        Triangle beyond = Objects.requireNonNull(home.neighbour(home.neighbour(1) == null ? 2 : 1));
        List<Triangle> parts = partWithoutLooking(home, point);

        assertTrue(beyond.circleContains(point));
        assertFalse(DelaunayCheck.isDelaunay(List.of(parts.get(0), parts.get(1), parts.get(2), beyond)));
    }

    @Test
    void aMeshWithAHoleIsNotDelaunay() {
        assertFalse(DelaunayCheck.isDelaunay(mesh.triangles().subList(0, 1)));
    }

    @Test
    void pointsThatAreNotInTheMeshAreMissed() {
        assertFalse(DelaunayCheck.haveAll(mesh.triangles(), new Vertex[] {new Vertex(1, 1)}));
    }

    private void insert(Vertex point) {
        new Cavity(point, Mesh.find(point, Objects.requireNonNull(mesh.origin().triangle))).fill();
    }

    /** Joins a point to the corners of its triangle, and to nothing else. */
    private static List<Triangle> partWithoutLooking(Triangle home, Vertex point) {
        Triangle[] parts = new Triangle[3];
        for (int side = 0; side < 3; side++) {
            parts[side] = new Triangle(home.corner(side + 1), home.corner(side + 2), point);
            Triangle beyond = home.neighbour(side);
            parts[side].setNeighbour(2, beyond);
            if (beyond != null) {
                beyond.replaceNeighbour(home, parts[side]);
            }
        }
        for (int side = 0; side < 3; side++) {
            parts[side].setNeighbour(0, parts[(side + 1) % 3]);
            parts[side].setNeighbour(1, parts[(side + 2) % 3]);
        }
        return List.of(parts);
    }
}
