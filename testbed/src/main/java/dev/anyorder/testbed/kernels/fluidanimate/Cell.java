package dev.anyorder.testbed.kernels.fluidanimate;

import org.jspecify.annotations.Nullable;

/**
 * A cube of space and the particles in it. If the cell has a neighbour in another block, two tasks may want to add to
 * its list or its particles at once: both then hold the cell's monitor. The cells inside of a block have no need of it.
 */
final class Cell {

    final int index;
    private final boolean border;

    /** The particles of this cell; changes only between the phases in which others look. */
    @Nullable
    Particle first;

    /** Those that will be the particles of this cell when all have moved. */
    private @Nullable Particle arrived;

    Cell(int index, boolean border) {
        this.index = index;
        this.border = border;
    }

    /** A particle has come to this cell. */
    void arrive(Particle particle) {
        if (border) {
            synchronized (this) {
                push(particle);
            }
        } else {
            push(particle);
        }
    }

    private void push(Particle particle) {
        particle.next = arrived;
        arrived = particle;
    }

    /** Those that have arrived are now the particles of this cell. */
    void settle() {
        first = arrived;
        arrived = null;
        for (Particle p = first; p != null; p = p.next) {
            p.clear();
        }
    }

    /** Adds to the density of a particle of this cell. */
    void addDensity(Particle particle, long amount) {
        if (border) {
            synchronized (this) {
                particle.density += amount;
            }
        } else {
            particle.density += amount;
        }
    }

    /** Adds to the force on a particle of this cell. */
    void addForce(Particle particle, long x, long y, long z) {
        if (border) {
            synchronized (this) {
                pull(particle, x, y, z);
            }
        } else {
            pull(particle, x, y, z);
        }
    }

    private static void pull(Particle particle, long x, long y, long z) {
        particle.forceX += x;
        particle.forceY += y;
        particle.forceZ += z;
    }
}
