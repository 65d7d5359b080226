package dev.anyorder.testbed.kernels.raytracer;

/** A sphere with the look of its surface. Not changed once the scene is made, though nothing says so. */
final class Sphere {

    static final double MISS = Double.POSITIVE_INFINITY;
    private static final double NEAREST = 1e-6;

    Vec centre;
    double radius;
    Vec colour;
    double shine;
    double mirror;

    Sphere(Vec centre, double radius, Vec colour, double shine, double mirror) {
        this.centre = centre;
        this.radius = radius;
        this.colour = colour;
        this.shine = shine;
        this.mirror = mirror;
    }

    /** How far along the ray the sphere is hit first, or {@link #MISS}. */
    double distance(Ray ray) {
        Vec toCentre = centre.minus(ray.origin);
        double along = toCentre.dot(ray.direction);
        double square = radius * radius - toCentre.dot(toCentre) + along * along;
        if (square < 0) {
            return MISS;
        }
        double half = Math.sqrt(square);
        if (along - half > NEAREST) {
            return along - half;
        }
        return along + half > NEAREST ? along + half : MISS;
    }

    Vec normalAt(Vec point) {
        return point.minus(centre).normalize();
    }
}
