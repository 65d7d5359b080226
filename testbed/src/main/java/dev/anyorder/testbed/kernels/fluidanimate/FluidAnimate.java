package dev.anyorder.testbed.kernels.fluidanimate;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.Noise;
import dev.anyorder.testbed.kernels.tasks.Pool;
import dev.anyorder.testbed.kernels.tasks.Range;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets a block of fluid fall in a box, by smoothed particle hydrodynamics. In each step tasks sort particles into cells,
 * add up densities and forces of pairs, and move the particles of their cells. The size is the side of the box in cells.
 */
public final class FluidAnimate implements Kernel {

    private static final int STEPS = 8;
    private static final double SPACING = 0.5;
    private static final int SAMPLE = 300;

    private int threads;
    private Grid grid = new Grid(0);
    private List<Particle> particles = List.of();

    @Override
    public String name() {
        return "fluidanimate";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        grid = new Grid(size);
        particles = new ArrayList<>();
        Noise noise = new Noise(1977L);
        for (double x = SPACING; x < size / 2.0; x += SPACING) {
            for (double y = SPACING; y < size - SPACING; y += SPACING) {
                for (double z = SPACING; z < size - SPACING; z += SPACING) {
                    particles.add(new Particle(jitter(x, noise), jitter(y, noise), jitter(z, noise)));
                }
            }
        }
        for (Particle particle : particles) {
            grid.at(particle).arrive(particle);
        }
    }

    private static double jitter(double at, Noise noise) {
        return at + 0.2 * SPACING * (noise.nextDouble() - 0.5);
    }

    @Override
    public void run() {
        Pool.run(threads, () -> {
            each(Cell::settle);
            addUp();
            for (int step = 0; step < STEPS; step++) {
                each(this::move);
                each(Cell::settle);
                addUp();
            }
        });
    }

    private void addUp() {
        eachPair((cell, p, other, q) -> {
            long share = Fluid.density(p, q);
            cell.addDensity(p, share);
            other.addDensity(q, share);
        });
        eachPair((cell, p, other, q) -> {
            double strength = Fluid.force(p, q);
            long x = Fluid.whole(strength * (p.position[0] - q.position[0]));
            long y = Fluid.whole(strength * (p.position[1] - q.position[1]));
            long z = Fluid.whole(strength * (p.position[2] - q.position[2]));
            cell.addForce(p, x, y, z);
            other.addForce(q, -x, -y, -z);
        });
    }

    private void move(Cell cell) {
        Particle next;
        for (Particle p = cell.first; p != null; p = next) {
            next = p.next;
            Fluid.move(p, grid.side);
            grid.at(p).arrive(p);
        }
    }

    private interface CellBody {
        void accept(Cell cell);
    }

    private interface PairBody {
        void accept(Cell cell, Particle p, Cell other, Particle q);
    }

    private void each(CellBody body) {
        Range.each(0, grid.blocks(), 1, (from, to) -> {
            for (int block = from; block < to; block++) {
                for (Cell cell : grid.block(block)) {
                    body.accept(cell);
                }
            }
        });
    }

    /** All pairs of particles that are near each other, each once, by the task that owns the later of the two cells. */
    private void eachPair(PairBody body) {
        each(cell -> {
            Cell[] others = new Cell[27];
            int count = cell.first == null ? 0 : grid.earlierNeighbours(cell, others);
            for (int i = 0; i < count; i++) {
                for (Particle p = cell.first; p != null; p = p.next) {
                    for (Particle q = others[i] == cell ? p.next : others[i].first; q != null; q = q.next) {
                        if (p.distance(q) < Fluid.REACH) {
                            body.accept(cell, p, others[i], q);
                        }
                    }
                }
            }
        });
    }

    @Override
    public long checksum() {
        Digest digest = new Digest();
        for (Particle particle : particles) {
            digest.add(particle.position).add(particle.velocity).add(particle.density);
        }
        return digest.value();
    }

    /**
     * All forces cancel out to the last bit, densities are those that one finds among all particles, and one thread alone
     * gets as far.
     */
    @Override
    public boolean validate() {
        long x = 0;
        long y = 0;
        long z = 0;
        for (Particle particle : particles) {
            x += particle.forceX;
            y += particle.forceY;
            z += particle.forceZ;
        }
        for (int i = 0; i < SAMPLE; i++) {
            Particle particle = particles.get((int) ((long) i * particles.size() / SAMPLE));
            long density = 0;
            for (Particle other : particles) {
                boolean isNear = other != particle && particle.distance(other) < Fluid.REACH;
                density += isNear ? Fluid.density(particle, other) : 0;
            }
            if (density != particle.density) {
                return false;
            }
        }
        FluidAnimate alone = new FluidAnimate();
        alone.prepare(grid.side, 1);
        alone.run();
        return x == 0 && y == 0 && z == 0 && alone.checksum() == checksum();
    }
}
