package dev.anyorder.testbed.kernels.raytracer;

/** Where a ray first meets something. */
final class Hit {

    Sphere sphere;
    double distance;

    Hit(Sphere sphere, double distance) {
        this.sphere = sphere;
        this.distance = distance;
    }
}
