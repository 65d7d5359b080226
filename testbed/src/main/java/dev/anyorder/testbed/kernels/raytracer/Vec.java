package dev.anyorder.testbed.kernels.raytracer;

/** A vector in space, or a colour. Operations with a result make a new one; {@code add} and {@code scale} change this. */
final class Vec {

    double x;
    double y;
    double z;

    Vec(double x, double y, double z) {
        this.x = x;
        this.y = y;
        this.z = z;
    }

    Vec minus(Vec other) {
        return new Vec(x - other.x, y - other.y, z - other.z);
    }

    Vec plus(double factor, Vec other) {
        return new Vec(x + factor * other.x, y + factor * other.y, z + factor * other.z);
    }

    double dot(Vec other) {
        return x * other.x + y * other.y + z * other.z;
    }

    Vec add(double factor, Vec other) {
        x += factor * other.x;
        y += factor * other.y;
        z += factor * other.z;
        return this;
    }

    Vec scale(double factor) {
        x *= factor;
        y *= factor;
        z *= factor;
        return this;
    }

    Vec normalize() {
        return scale(1 / Math.sqrt(dot(this)));
    }
}
