package dev.anyorder.testbed.kernels.moldyn;

import java.util.Arrays;

/**
 * The forces that one thread has computed, for all particles: the Lennard-Jones force of the pairs whose first particle
 * is the thread's. Only its thread writes it; the owners of the particles read it after a barrier.
 */
final class Forces {

    private static final double CUTOFF = 2.5;

    final double[] x;
    final double[] y;
    final double[] z;
    double potentialEnergy;

    Forces(int particles) {
        x = new double[particles];
        y = new double[particles];
        z = new double[particles];
    }

    void clear() {
        Arrays.fill(x, 0);
        Arrays.fill(y, 0);
        Arrays.fill(z, 0);
        potentialEnergy = 0;
    }

    /** Adds the forces between particle {@code i} and each later one, in a periodic box. */
    void addPairsOf(int i, Particle[] particles, double side) {
        double half = side / 2;
        double xi = particles[i].x;
        double yi = particles[i].y;
        double zi = particles[i].z;
        double sumX = 0;
        double sumY = 0;
        double sumZ = 0;
        for (int j = i + 1; j < particles.length; j++) {
            Particle other = particles[j];
            double dx = nearest(xi - other.x, half, side);
            double dy = nearest(yi - other.y, half, side);
            double dz = nearest(zi - other.z, half, side);
            double square = dx * dx + dy * dy + dz * dz;
            if (square <= CUTOFF * CUTOFF) {
                double inverse = 1 / square;
                double sixth = inverse * inverse * inverse;
                double force = 48 * sixth * (sixth - 0.5) * inverse;
                potentialEnergy += 4 * sixth * (sixth - 1);
                sumX += force * dx;
                sumY += force * dy;
                sumZ += force * dz;
                x[j] -= force * dx;
                y[j] -= force * dy;
                z[j] -= force * dz;
            }
        }
        x[i] += sumX;
        y[i] += sumY;
        z[i] += sumZ;
    }

    private static double nearest(double distance, double half, double side) {
        if (distance > half) {
            return distance - side;
        }
        return distance < -half ? distance + side : distance;
    }
}
