package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Arrays;

/** A product of matrices, one half of the rows for each thread. */
public final class MatrixRowsClean {
    static void multiply(double[][] a, double[][] b, double[][] c, int from, int to) {
        for (int i = from; i < to; i++) {
            for (int j = 0; j < c[i].length; j++) {
                double sum = 0;
                for (int k = 0; k < b.length; k++) {
                    sum += a[i][k] * b[k][j];
                }
                c[i][j] = sum;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        double[][] a = {{1, 2}, {3, 4}};
        double[][] b = {{0, 1}, {1, 0}};
        double[][] c = new double[2][2];
        TwoThreads.run(() -> multiply(a, b, c, 0, 1), () -> multiply(a, b, c, 1, 2));
        System.out.println(Arrays.deepToString(c)); // prints: [[2.0, 1.0], [4.0, 3.0]]
    }
}
