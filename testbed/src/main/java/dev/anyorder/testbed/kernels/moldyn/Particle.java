package dev.anyorder.testbed.kernels.moldyn;

/** A particle of mass one. Its owner thread moves it; the others read its position between two barriers. */
final class Particle {

    double x;
    double y;
    double z;
    double speedX;
    double speedY;
    double speedZ;
    double forceX;
    double forceY;
    double forceZ;

    Particle(double x, double y, double z) {
        this.x = x;
        this.y = y;
        this.z = z;
    }

    /** Half a kick by the force, in a step of velocity Verlet. */
    void kick(double time) {
        speedX += time * forceX;
        speedY += time * forceY;
        speedZ += time * forceZ;
    }

    /** Moves with its speed, and comes in again on the other side of a box that it leaves. */
    void drift(double time, double side) {
        x = wrap(x + time * speedX, side);
        y = wrap(y + time * speedY, side);
        z = wrap(z + time * speedZ, side);
    }

    double kineticEnergy() {
        return (speedX * speedX + speedY * speedY + speedZ * speedZ) / 2;
    }

    private static double wrap(double position, double side) {
        if (position < 0) {
            return position + side;
        }
        return position >= side ? position - side : position;
    }
}
