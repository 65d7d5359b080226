package dev.anyorder.testbed.kernels;

import java.util.Random;
import java.util.concurrent.CyclicBarrier;

/**
 * Solves a dense system of equations by LU factorisation with partial pivoting. Thread 0 chooses each pivot, all
 * threads eliminate rows in turn, with a barrier after either. The size is the number of equations.
 */
public final class LuFact implements Kernel {

    private static final long SEED = 1325L;

    private int threads;
    private double[][] rows = {};
    private double[] rightSide = {};
    private double[] solution = {};

    @Override
    public String name() {
        return "lufact";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        rows = matrix(size);
        rightSide = new double[size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                rightSide[i] += rows[i][j];
            }
        }
    }

    @Override
    public void run() {
        CyclicBarrier barrier = new CyclicBarrier(threads);
        Team.run(threads, id -> factor(id, barrier));
        solution = solve();
    }

    private void factor(int id, CyclicBarrier barrier) {
        int n = rows.length;
        for (int k = 0; k < n - 1; k++) {
            if (id == 0) {
                pivot(k);
            }
            Team.await(barrier);
            double[] pivotRow = rows[k];
            for (int i = k + 1; i < n; i++) {
                if (i % threads == id) {
                    double[] row = rows[i];
                    double factor = row[k] / pivotRow[k];
                    row[k] = factor;
                    addMultiple(row, -factor, pivotRow, k + 1);
                }
            }
            Team.await(barrier);
        }
    }

    private void pivot(int k) {
        int best = k;
        for (int i = k + 1; i < rows.length; i++) {
            if (Math.abs(rows[i][k]) > Math.abs(rows[best][k])) {
                best = i;
            }
        }
        double[] row = rows[k];
        rows[k] = rows[best];
        rows[best] = row;
        double right = rightSide[k];
        rightSide[k] = rightSide[best];
        rightSide[best] = right;
    }

    private static void addMultiple(double[] to, double factor, double[] from, int start) {
        for (int j = start; j < to.length; j++) {
            to[j] += factor * from[j];
        }
    }

    private double[] solve() {
        int n = rows.length;
        double[] x = rightSide.clone();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                x[i] -= rows[i][j] * x[j];
            }
        }
        for (int i = n - 1; i >= 0; i--) {
            for (int j = i + 1; j < n; j++) {
                x[i] -= rows[i][j] * x[j];
            }
            x[i] /= rows[i][i];
        }
        return x;
    }

    @Override
    public long checksum() {
        return new Digest().add(solution).value();
    }

    /** The right side is the sum of the columns, so that the solution is all ones; checked as a scaled residual. */
    @Override
    public boolean validate() {
        if (solution.length != rows.length) {
            return false;
        }
        double[][] original = matrix(rows.length);
        double worst = 0;
        double largest = 0;
        for (double[] row : original) {
            double residual = 0;
            for (int j = 0; j < row.length; j++) {
                residual += row[j] * (solution[j] - 1);
            }
            worst = Math.max(worst, Math.abs(residual));
        }
        for (double value : solution) {
            largest = Math.max(largest, Math.abs(value));
        }
        return worst / (rows.length * largest * Math.ulp(1.0)) < 16;
    }

    private static double[][] matrix(int size) {
        Random random = new Random(SEED);
        double[][] matrix = new double[size][size];
        for (double[] row : matrix) {
            for (int j = 0; j < size; j++) {
                row[j] = random.nextDouble() - 0.5;
            }
        }
        return matrix;
    }
}
