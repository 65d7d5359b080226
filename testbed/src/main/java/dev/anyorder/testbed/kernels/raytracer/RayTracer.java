package dev.anyorder.testbed.kernels.raytracer;

import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.Team;
import java.util.Arrays;

/**
 * Renders a scene of spheres; the threads take the rows of the picture in turn, and add the brightness of each row to a
 * total that they share. The size is the side of the picture.
 *
 * <p>In the racy version each thread adds to the total under a lock of its own, as if it were a common one.
 */
public final class RayTracer implements Kernel {

    private final boolean racy;
    private int threads;
    private Scene scene = Scene.cube();
    private int[][] picture = {};
    private long total;

    private RayTracer(boolean racy) {
        this.racy = racy;
    }

    /** The version without a bug. */
    public static RayTracer clean() {
        return new RayTracer(false);
    }

    /** The version whose total is added up under the wrong lock. */
    public static RayTracer racy() {
        return new RayTracer(true);
    }

    @Override
    public String name() {
        return racy ? "raytracer-bug" : "raytracer";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        scene = Scene.cube();
        picture = new int[size][size];
        total = 0;
    }

    @Override
    public void run() {
        Team.run(threads, this::work);
    }

    private void work(int id) {
        Object lock = racy ? new Object() : this;
        for (int row = id; row < picture.length; row += threads) {
            add(renderRow(row), lock);
        }
    }

    /** The total is the same in whatever order the rows come. */
    private void add(long brightness, Object lock) {
        synchronized (lock) {
            total += brightness;
        }
    }

    private long renderRow(int row) {
        int[] pixels = picture[row];
        double scale = 16.0 / picture.length;
        long brightness = 0;
        for (int column = 0; column < pixels.length; column++) {
            Vec eye = new Vec(6, 5, -30);
            Vec target = new Vec(scale * column - 8, 8 - scale * row, -6);
            Vec colour = scene.light(new Ray(eye, target.minus(eye)), 0);
            int red = channel(colour.x);
            int green = channel(colour.y);
            int blue = channel(colour.z);
            pixels[column] = red << 16 | green << 8 | blue;
            brightness += red + green + blue;
        }
        return brightness;
    }

    private static int channel(double light) {
        return (int) (255 * Math.min(1, light));
    }

    @Override
    public long checksum() {
        return total;
    }

    /** The total is that of the pixels, the picture shows something, and one row comes out the same again. */
    @Override
    public boolean validate() {
        long sum = 0;
        for (int[] row : picture) {
            for (int pixel : row) {
                sum += (pixel >> 16) + (pixel >> 8 & 255) + (pixel & 255);
            }
        }
        int middle = picture.length / 2;
        int[] once = picture[middle].clone();
        renderRow(middle);
        return sum == total && sum > 0 && Arrays.equals(once, picture[middle]);
    }
}
