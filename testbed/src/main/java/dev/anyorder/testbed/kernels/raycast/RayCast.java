package dev.anyorder.testbed.kernels.raycast;

import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.tasks.Pool;
import dev.anyorder.testbed.kernels.tasks.Range;
import java.util.Arrays;
import java.util.Random;

/**
 * Finds where rays from above meet a hilly landscape of triangles. The size is the side of the landscape; there are twice
 * its square of triangles, and as many rays.
 */
public final class RayCast implements Kernel {

    private static final int GRAIN = 200;
    private static final int SAMPLE = 200;
    private static final double SKY = 50;

    private int threads;
    private Facet[] facets = {};
    private Ray[] rays = {};
    private int[] found = {};

    @Override
    public String name() {
        return "raycast";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        Random random = new Random(1968L);
        facets = Landscape.facets(size, random);
        rays = new Ray[facets.length];
        for (int i = 0; i < rays.length; i++) {
            rays[i] = new Ray(place(random, size, SKY), place(random, size, -SKY));
        }
        found = new int[rays.length];
    }

    private static double[] place(Random random, int size, double height) {
        return new double[] {size * random.nextDouble(), size * random.nextDouble(), height};
    }

    @Override
    public void run() {
        Pool.run(threads, () -> {
            BoxTree tree = new BoxTree(facets);
            Range.each(0, rays.length, GRAIN, (from, to) -> {
                for (int i = from; i < to; i++) {
                    found[i] = tree.first(rays[i]);
                }
            });
        });
    }

    @Override
    public long checksum() {
        return Arrays.hashCode(found);
    }

    /** All rays meet the landscape, each the facet found; for some rays all facets were tried. */
    @Override
    public boolean validate() {
        for (int i = 0; i < rays.length; i++) {
            if (found[i] < 0 || Double.isInfinite(facets[found[i]].distance(rays[i]))) {
                return false;
            }
        }
        for (int s = 0; s < SAMPLE; s++) {
            Ray ray = rays[(int) ((long) s * rays.length / SAMPLE)];
            double first = facets[found[(int) ((long) s * rays.length / SAMPLE)]].distance(ray);
            if (Arrays.stream(facets).anyMatch(facet -> facet.distance(ray) < first)) {
                return false;
            }
        }
        return true;
    }
}
