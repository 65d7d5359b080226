package dev.anyorder.testbed.kernels.fluidanimate;

/** What the fluid is like: how particles make each other dense, push each other away, and move. */
final class Fluid {

    /** The square of the distance at which particles no longer know of each other: that of one cell. */
    static final double REACH = 1;

    private static final double DENSE = 4;
    private static final double STIFFNESS = 2;
    private static final double TIME = 0.02;
    private static final double GRAVITY = -9.8;
    private static final double BOUNCE = 0.5;

    /** The fastest that a particle may be, so that it gets no further than a neighbouring cell. */
    private static final double FASTEST = 0.4 / TIME;

    private Fluid() {}

    /** What two particles add to each other's density. */
    static long density(Particle p, Particle q) {
        double nearness = REACH - p.distance(q);
        return whole(nearness * nearness * nearness);
    }

    /** How strongly two particles push each other away, for each unit of distance between them. */
    static double force(Particle p, Particle q) {
        double distance = Math.sqrt(p.distance(q));
        double nearness = 1 - distance;
        double pressure = Math.max(0, p.density() + q.density() - 2 * DENSE) + 1;
        return STIFFNESS * pressure * nearness * nearness / Math.max(distance, 1e-3);
    }

    /** Moves a particle by its force, and throws it back at the walls of a box of that side. */
    static void move(Particle p, int side) {
        accelerate(p, 0, p.forceX / Particle.UNIT, side);
        accelerate(p, 1, p.forceY / Particle.UNIT + GRAVITY, side);
        accelerate(p, 2, p.forceZ / Particle.UNIT, side);
    }

    private static void accelerate(Particle p, int axis, double acceleration, int side) {
        double speed = p.velocity[axis] + TIME * acceleration;
        p.velocity[axis] = Math.max(-FASTEST, Math.min(FASTEST, speed));
        p.position[axis] += TIME * p.velocity[axis];
        double last = Math.nextDown((double) side);
        if (p.position[axis] < 0 || p.position[axis] > last) {
            p.position[axis] = Math.max(0, Math.min(last, p.position[axis]));
            p.velocity[axis] *= -BOUNCE;
        }
    }

    static long whole(double amount) {
        return (long) (amount * Particle.UNIT);
    }
}
