package dev.anyorder.testbed.kernels.tasks;

/** The sequential operations on the blocks of {@link BlockLu}. */
final class Blocks {

    static final int SIDE = 32;

    private Blocks() {}

    /** Factors a block in place into a lower triangle with ones on the diagonal and an upper one. */
    static void factor(double[][] a) {
        for (int k = 0; k < SIDE; k++) {
            for (int i = k + 1; i < SIDE; i++) {
                a[i][k] /= a[k][k];
                subtract(a[i], a[i][k], a[k], k + 1);
            }
        }
    }

    /** Replaces {@code b} by the solution X of LX = B. */
    static void solveLower(double[][] diagonal, double[][] b) {
        for (int i = 1; i < SIDE; i++) {
            for (int k = 0; k < i; k++) {
                subtract(b[i], diagonal[i][k], b[k], 0);
            }
        }
    }

    /** Replaces {@code b} by the solution X of XU = B. */
    static void solveUpper(double[][] diagonal, double[][] b) {
        for (double[] row : b) {
            for (int k = 0; k < SIDE; k++) {
                row[k] /= diagonal[k][k];
                subtract(row, row[k], diagonal[k], k + 1);
            }
        }
    }

    /** Subtracts the product of {@code a} and {@code b} from {@code c}. */
    static void subtractProduct(double[][] c, double[][] a, double[][] b) {
        for (int i = 0; i < SIDE; i++) {
            for (int k = 0; k < SIDE; k++) {
                subtract(c[i], a[i][k], b[k], 0);
            }
        }
    }

    private static void subtract(double[] from, double factor, double[] what, int start) {
        for (int j = start; j < SIDE; j++) {
            from[j] -= factor * what[j];
        }
    }
}
