package dev.anyorder.testbed.kernels.tasks;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

/**
 * LU factorisation, by square blocks and without pivoting, of a matrix with a heavy diagonal: tasks for the blocks of a
 * panel, then tasks for the blocks that are left. The size is the number of blocks along a side.
 */
public final class BlockLu implements Kernel {

    private int threads;
    private int blocks;
    private double[][][][] matrix = {};

    @Override
    public String name() {
        return "lu";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        blocks = size;
        matrix = original();
    }

    @Override
    public void run() {
        Pool.run(threads, new RecursiveAction() {
            @Override
            protected void compute() {
                factor();
            }
        });
    }

    private void factor() {
        for (int step = 0; step < blocks; step++) {
            int k = step;
            double[][] diagonal = matrix[k][k];
            Blocks.factor(diagonal);
            List<ForkJoinTask<?>> panel = new ArrayList<>();
            for (int other = k + 1; other < blocks; other++) {
                int i = other;
                panel.add(ForkJoinTask.adapt(() -> Blocks.solveLower(diagonal, matrix[k][i])));
                panel.add(ForkJoinTask.adapt(() -> Blocks.solveUpper(diagonal, matrix[i][k])));
            }
            ForkJoinTask.invokeAll(panel);
            List<ForkJoinTask<?>> rest = new ArrayList<>();
            for (int row = k + 1; row < blocks; row++) {
                for (int column = k + 1; column < blocks; column++) {
                    int i = row;
                    int j = column;
                    rest.add(
                            ForkJoinTask.adapt(() -> Blocks.subtractProduct(matrix[i][j], matrix[i][k], matrix[k][j])));
                }
            }
            ForkJoinTask.invokeAll(rest);
        }
    }

    private double[][][][] original() {
        Random random = new Random(99L);
        int side = Blocks.SIDE;
        double[][][][] made = new double[blocks][blocks][side][side];
        for (int i = 0; i < blocks * side; i++) {
            for (int j = 0; j < blocks * side; j++) {
                double value = random.nextDouble() + (i == j ? blocks * side : 0);
                made[i / side][j / side][i % side][j % side] = value;
            }
        }
        return made;
    }

    @Override
    public long checksum() {
        Digest digest = new Digest();
        for (double[][][] row : matrix) {
            for (double[][] block : row) {
                for (double[] line : block) {
                    digest.add(line);
                }
            }
        }
        return digest.value();
    }

    /** The factors times a vector give what the matrix gives. */
    @Override
    public boolean validate() {
        int n = blocks * Blocks.SIDE;
        double[] probe = new Random(5L).doubles(n).toArray();
        double[] expected = times(original(), probe, 0, 0);
        double[] actual = times(matrix, times(matrix, probe, 1, 0), -1, 1);
        for (int i = 0; i < n; i++) {
            if (Math.abs(expected[i] - actual[i]) > 1e-10 * n) {
                return false;
            }
        }
        return true;
    }

    /** All of a matrix, its upper (part 1) or its strictly lower triangle (part -1), and {@code unit} times one. */
    private static double[] times(double[][][][] matrix, double[] vector, int part, int unit) {
        int side = Blocks.SIDE;
        double[] result = new double[vector.length];
        for (int i = 0; i < vector.length; i++) {
            int from = part > 0 ? i : 0;
            int to = part < 0 ? i : vector.length;
            result[i] = unit * vector[i];
            for (int j = from; j < to; j++) {
                result[i] += matrix[i / side][j / side][i % side][j % side] * vector[j];
            }
        }
        return result;
    }
}
