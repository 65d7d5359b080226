package dev.anyorder.testbed.kernels.raycast;

/** A half line in space. */
final class Ray {

    final double[] origin;
    final double[] direction;

    Ray(double[] origin, double[] target) {
        this.origin = origin;
        direction = Vectors.minus(target, origin);
    }
}
