package dev.anyorder.testbed.kernels.moldyn;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.Team;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;

/**
 * Moves the particles of a Lennard-Jones fluid by velocity Verlet. All threads read all positions; each has force arrays
 * of its own, which the owner of a particle adds up after a barrier. The size is the number of lattice cells along a
 * side, and each cell holds four particles.
 */
public final class MolDyn implements Kernel {

    private static final int STEPS = 40;
    private static final double DENSITY = 0.8442;
    private static final double TEMPERATURE = 0.728;
    private static final double TIME = 0.002;
    private static final double[][] CELL = {{0, 0, 0}, {0, .5, .5}, {.5, 0, .5}, {.5, .5, 0}};

    private int threads;
    private double side;
    private Particle[] particles = {};
    private Forces[] forces = {};
    private double[] kinetic = {};
    private double energyBefore;
    private double energyAfter;

    @Override
    public String name() {
        return "moldyn";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        particles = new Particle[4 * size * size * size];
        side = Math.cbrt(particles.length / DENSITY);
        placeOnLattice(size);
        giveSpeeds();
        kinetic = new double[threads];
        forces = new Forces[threads];
        for (int id = 0; id < threads; id++) {
            forces[id] = new Forces(particles.length);
        }
    }

    private void placeOnLattice(int size) {
        double edge = side / size;
        int next = 0;
        for (int cell = 0; cell < size * size * size; cell++) {
            for (double[] offset : CELL) {
                double x = (cell % size + offset[0]) * edge;
                double y = (cell / size % size + offset[1]) * edge;
                double z = (cell / size / size + offset[2]) * edge;
                particles[next++] = new Particle(x, y, z);
            }
        }
    }

    /** Gaussian speeds, then the mean taken away and the rest scaled to the temperature. */
    private void giveSpeeds() {
        Random random = new Random(2048L);
        for (Particle particle : particles) {
            particle.speedX = random.nextGaussian();
            particle.speedY = random.nextGaussian();
            particle.speedZ = random.nextGaussian();
        }
        double[] mean = momentum();
        double energy = 0;
        for (Particle particle : particles) {
            particle.speedX -= mean[0] / particles.length;
            particle.speedY -= mean[1] / particles.length;
            particle.speedZ -= mean[2] / particles.length;
            energy += particle.kineticEnergy();
        }
        double scale = Math.sqrt(1.5 * TEMPERATURE * particles.length / energy);
        for (Particle particle : particles) {
            particle.speedX *= scale;
            particle.speedY *= scale;
            particle.speedZ *= scale;
        }
    }

    @Override
    public void run() {
        CyclicBarrier barrier = new CyclicBarrier(threads);
        Team.run(threads, id -> work(id, barrier));
    }

    private void work(int id, CyclicBarrier barrier) {
        int from = Team.first(particles.length, id, threads);
        int to = Team.first(particles.length, id + 1, threads);
        for (int step = 0; step <= STEPS; step++) {
            if (step > 0) {
                for (int i = from; i < to; i++) {
                    particles[i].kick(TIME / 2);
                    particles[i].drift(TIME, side);
                }
            }
            Team.await(barrier);
            forces[id].clear();
            for (int i = id; i < particles.length; i += threads) {
                forces[id].addPairsOf(i, particles, side);
            }
            Team.await(barrier);
            kinetic[id] = finishStep(from, to, step > 0 ? TIME / 2 : 0);
            if (step == 0 || step == STEPS) {
                Team.await(barrier);
                if (id == 0) {
                    recordEnergy(step == 0);
                }
            }
        }
    }

    private double finishStep(int from, int to, double time) {
        double energy = 0;
        for (int i = from; i < to; i++) {
            Particle particle = particles[i];
            particle.forceX = 0;
            particle.forceY = 0;
            particle.forceZ = 0;
            for (Forces part : forces) {
                particle.forceX += part.x[i];
                particle.forceY += part.y[i];
                particle.forceZ += part.z[i];
            }
            particle.kick(time);
            energy += particle.kineticEnergy();
        }
        return energy;
    }

    private void recordEnergy(boolean before) {
        double energy = 0;
        for (int id = 0; id < threads; id++) {
            energy += kinetic[id] + forces[id].potentialEnergy;
        }
        if (before) {
            energyBefore = energy;
        } else {
            energyAfter = energy;
        }
    }

    private double[] momentum() {
        double[] sum = new double[3];
        for (Particle particle : particles) {
            sum[0] += particle.speedX;
            sum[1] += particle.speedY;
            sum[2] += particle.speedZ;
        }
        return sum;
    }

    @Override
    public long checksum() {
        Digest digest = new Digest().add(energyBefore).add(energyAfter);
        for (Particle particle : particles) {
            digest.add(particle.x).add(particle.y).add(particle.z);
        }
        return digest.value();
    }

    /** Energy is kept but for what the cutoff costs, and momentum but for rounding; and something moved. */
    @Override
    public boolean validate() {
        double[] momentum = momentum();
        double drift = Math.abs(momentum[0]) + Math.abs(momentum[1]) + Math.abs(momentum[2]);
        double change = Math.abs(energyAfter - energyBefore) / Math.abs(energyBefore);
        return energyBefore < 0 && change > 0 && change < 1e-2 && drift < 1e-8 * particles.length;
    }
}
