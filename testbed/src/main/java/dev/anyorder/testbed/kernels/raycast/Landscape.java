package dev.anyorder.testbed.kernels.raycast;

import java.util.Random;

/** Hills and valleys over a square, as triangles. */
final class Landscape {

    private Landscape() {}

    /** The triangles of a landscape, two for each field of one by one. */
    static Facet[] facets(int side, Random random) {
        double[][][] corners = new double[side + 1][side + 1][];
        for (int i = 0; i <= side; i++) {
            for (int j = 0; j <= side; j++) {
                corners[i][j] = new double[] {i, j, height(i, j) + random.nextDouble()};
            }
        }
        Facet[] facets = new Facet[2 * side * side];
        for (int i = 0; i < side; i++) {
            for (int j = 0; j < side; j++) {
                int at = 2 * (i * side + j);
                facets[at] = new Facet(corners[i][j], corners[i + 1][j], corners[i][j + 1]);
                facets[at + 1] = new Facet(corners[i + 1][j], corners[i + 1][j + 1], corners[i][j + 1]);
            }
        }
        return facets;
    }

    private static double height(double x, double y) {
        return 12 * Math.sin(x / 19) * Math.cos(y / 23) + 5 * Math.sin((x + y) / 7) + 3 * Math.cos((x - 2 * y) / 11);
    }
}
