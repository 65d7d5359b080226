package dev.anyorder.testbed.kernels.raytracer;

/** A half line: where it begins, and its direction of length one. */
final class Ray {

    Vec origin;
    Vec direction;

    Ray(Vec origin, Vec direction) {
        this.origin = origin;
        this.direction = direction.normalize();
    }

    Vec at(double distance) {
        return origin.plus(distance, direction);
    }
}
