package dev.anyorder.testbed.kernels.raytracer;

import org.jspecify.annotations.Nullable;

/** Spheres and lamps, and the light that comes along a ray. All threads read one scene. */
final class Scene {

    private static final int MIRRORINGS = 4;
    private static final double AMBIENT = 0.1;

    private final Sphere[] spheres;
    private final Vec[] lamps;

    private Scene(Sphere[] spheres, Vec[] lamps) {
        this.spheres = spheres;
        this.lamps = lamps;
    }

    /** A cube of four by four by four spheres under three lamps. */
    static Scene cube() {
        Sphere[] spheres = new Sphere[64];
        for (int i = 0; i < spheres.length; i++) {
            int x = i % 4;
            int y = i / 4 % 4;
            int z = i / 16;
            Vec centre = new Vec(3 * x - 4.5, 3 * y - 4.5, 3 * z - 4.5);
            Vec colour = new Vec(0.3 + 0.2 * x, 0.3 + 0.2 * y, 0.3 + 0.2 * z);
            spheres[i] = new Sphere(centre, 1.2, colour, 15 + x + y, 0.3);
        }
        Vec[] lamps = {new Vec(20, 30, -30), new Vec(-25, 10, -20), new Vec(0, -30, -25)};
        return new Scene(spheres, lamps);
    }

    /** The colour that is seen along a ray. */
    Vec light(Ray ray, int depth) {
        Vec colour = new Vec(0, 0, 0);
        Hit hit = firstHit(ray);
        if (hit == null) {
            return colour;
        }
        Sphere sphere = hit.sphere;
        Vec point = ray.at(hit.distance);
        Vec normal = sphere.normalAt(point);
        colour.add(AMBIENT, sphere.colour);
        Vec mirrored = ray.direction.plus(-2 * normal.dot(ray.direction), normal);
        for (Vec lamp : lamps) {
            addLamp(colour, lamp, sphere, point, normal, mirrored);
        }
        if (depth < MIRRORINGS && sphere.mirror > 0) {
            colour.add(sphere.mirror, light(new Ray(point, mirrored), depth + 1));
        }
        return colour;
    }

    private void addLamp(Vec colour, Vec lamp, Sphere sphere, Vec point, Vec normal, Vec mirrored) {
        Ray toLamp = new Ray(point, lamp.minus(point));
        double slant = normal.dot(toLamp.direction);
        if (slant <= 0 || firstHit(toLamp) != null) {
            return;
        }
        colour.add(slant / lamps.length, sphere.colour);
        double gleam = mirrored.dot(toLamp.direction);
        if (gleam > 0) {
            double strength = Math.pow(gleam, sphere.shine) / lamps.length;
            colour.add(strength, new Vec(1, 1, 1));
        }
    }

    private @Nullable Hit firstHit(Ray ray) {
        Hit first = null;
        for (Sphere sphere : spheres) {
            double distance = sphere.distance(ray);
            if (distance < Sphere.MISS && (first == null || distance < first.distance)) {
                first = new Hit(sphere, distance);
            }
        }
        return first;
    }
}
