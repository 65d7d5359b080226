package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** A stencil: each thread writes its own half, and reads one element over the border. */
public final class NeighbourReadRacy {
    static void smoothLower(double[] in) {
        for (int i = 1; i < 50; i++) {
            in[i] = in[i - 1] / 2; // race: double[]
        }
    }

    static void smoothUpper(double[] in) {
        for (int i = 50; i < 100; i++) {
            in[i] = in[i - 1] / 2; // race: double[]
        }
    }

    public static void main(String[] args) throws Exception {
        double[] heat = new double[100];
        TwoThreads.run(() -> smoothLower(heat), () -> smoothUpper(heat));
        System.out.println(heat[0]); // prints: 0.0
    }
}
