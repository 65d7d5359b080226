package dev.anyorder.testbed.kernels.raycast;

/** A triangle in space. */
final class Facet {

    /** So much more than the triangle counts as part of it, lest a ray slip through between two. */
    private static final double SLACK = 1e-9;

    private final double[][] corners;

    Facet(double[]... corners) {
        this.corners = corners;
    }

    /** How far along a ray it is met, in lengths of the ray's direction; infinite if it is not. */
    double distance(Ray ray) {
        double[] side = Vectors.minus(corners[1], corners[0]);
        double[] other = Vectors.minus(corners[2], corners[0]);
        double[] normal = Vectors.cross(ray.direction, other);
        double volume = Vectors.dot(side, normal);
        double[] away = Vectors.minus(ray.origin, corners[0]);
        double[] turned = Vectors.cross(away, side);
        double u = Vectors.dot(away, normal) / volume;
        double v = Vectors.dot(ray.direction, turned) / volume;
        double distance = Vectors.dot(other, turned) / volume;
        boolean met = u >= -SLACK && v >= -SLACK && u + v <= 1 + SLACK && distance > 0;
        return met ? distance : Double.POSITIVE_INFINITY;
    }

    double middle(int axis) {
        return (corners[0][axis] + corners[1][axis] + corners[2][axis]) / 3;
    }

    double low(int axis) {
        return Math.min(corners[0][axis], Math.min(corners[1][axis], corners[2][axis]));
    }

    double high(int axis) {
        return Math.max(corners[0][axis], Math.max(corners[1][axis], corners[2][axis]));
    }
}
