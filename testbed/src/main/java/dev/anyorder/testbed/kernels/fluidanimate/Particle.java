package dev.anyorder.testbed.kernels.fluidanimate;

import org.jspecify.annotations.Nullable;

/**
 * A particle of the fluid. Density and force are sums of many small contributions, kept as whole numbers so that the
 * order in which tasks add them makes no difference; they are guarded as {@link Cell} says.
 */
final class Particle {

    /** What a density or force of one is in whole numbers. */
    static final double UNIT = 1 << 24;

    final double[] position;
    final double[] velocity = new double[3];
    long density;
    long forceX;
    long forceY;
    long forceZ;

    /** The next particle of the same cell. */
    @Nullable
    Particle next;

    Particle(double... position) {
        this.position = position;
    }

    void clear() {
        density = 0;
        forceX = 0;
        forceY = 0;
        forceZ = 0;
    }

    /** The square of the distance to another particle. */
    double distance(Particle other) {
        double x = position[0] - other.position[0];
        double y = position[1] - other.position[1];
        double z = position[2] - other.position[2];
        return x * x + y * y + z * z;
    }

    double density() {
        return density / UNIT;
    }
}
