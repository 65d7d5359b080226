package dev.anyorder.testbed.kernels.tasks;

import java.util.concurrent.RecursiveTask;

/** The product of two matrices, from seven products of their quarters; plain when a side is odd or small. */
final class StrassenTask extends RecursiveTask<double[][]> {

    static final int LEAF = 64;

    private final double[][] a;
    private final double[][] b;

    StrassenTask(double[][] a, double[][] b) {
        this.a = a;
        this.b = b;
    }

    @Override
    protected double[][] compute() {
        if (a.length <= LEAF || a.length % 2 != 0) {
            return multiply(a, b);
        }
        double[][] a11 = quarter(a, 0, 0);
        double[][] a12 = quarter(a, 0, 1);
        double[][] a21 = quarter(a, 1, 0);
        double[][] a22 = quarter(a, 1, 1);
        double[][] b11 = quarter(b, 0, 0);
        double[][] b12 = quarter(b, 0, 1);
        double[][] b21 = quarter(b, 1, 0);
        double[][] b22 = quarter(b, 1, 1);
        StrassenTask[] m = {
            new StrassenTask(sum(a11, 1, a22), sum(b11, 1, b22)),
            new StrassenTask(sum(a21, 1, a22), b11),
            new StrassenTask(a11, sum(b12, -1, b22)),
            new StrassenTask(a22, sum(b21, -1, b11)),
            new StrassenTask(sum(a11, 1, a12), b22),
            new StrassenTask(sum(a21, -1, a11), sum(b11, 1, b12)),
            new StrassenTask(sum(a12, -1, a22), sum(b21, 1, b22))
        };
        for (StrassenTask task : m) {
            task.fork();
        }
        double[][][] p = new double[m.length][][];
        for (int i = m.length - 1; i >= 0; i--) {
            p[i] = m[i].join();
        }
        double[][] result = new double[a.length][a.length];
        place(result, 0, 0, sum(sum(p[0], 1, p[3]), 1, sum(p[6], -1, p[4])));
        place(result, 0, 1, sum(p[2], 1, p[4]));
        place(result, 1, 0, sum(p[1], 1, p[3]));
        place(result, 1, 1, sum(sum(p[0], -1, p[1]), 1, sum(p[2], 1, p[5])));
        return result;
    }

    private static double[][] multiply(double[][] a, double[][] b) {
        int n = a.length;
        double[][] product = new double[n][n];
        for (int i = 0; i < n; i++) {
            double[] row = product[i];
            for (int k = 0; k < n; k++) {
                double factor = a[i][k];
                double[] other = b[k];
                for (int j = 0; j < n; j++) {
                    row[j] += factor * other[j];
                }
            }
        }
        return product;
    }

    private static double[][] quarter(double[][] matrix, int down, int across) {
        int half = matrix.length / 2;
        double[][] quarter = new double[half][half];
        for (int i = 0; i < half; i++) {
            for (int j = 0; j < half; j++) {
                quarter[i][j] = matrix[down * half + i][across * half + j];
            }
        }
        return quarter;
    }

    private static double[][] sum(double[][] a, int sign, double[][] b) {
        int n = a.length;
        double[][] sum = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                sum[i][j] = a[i][j] + sign * b[i][j];
            }
        }
        return sum;
    }

    private static void place(double[][] matrix, int down, int across, double[][] quarter) {
        int half = quarter.length;
        for (int i = 0; i < half; i++) {
            for (int j = 0; j < half; j++) {
                matrix[down * half + i][across * half + j] = quarter[i][j];
            }
        }
    }
}
