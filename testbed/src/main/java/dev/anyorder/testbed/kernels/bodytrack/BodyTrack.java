package dev.anyorder.testbed.kernels.bodytrack;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.tasks.Pool;

/**
 * Finds the pose of a figure in each picture of a film, from the edges in the picture and the pose before. The size is
 * the number of pictures.
 */
public final class BodyTrack implements Kernel {

    private static final double PIXELS = 2.5;
    private static final double RADIANS = 0.2;

    private int threads;
    private Film film = new Film(0);
    private double[][] found = {};

    @Override
    public String name() {
        return "bodytrack";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        film = new Film(size);
        found = new double[size][Body.DEGREES_OF_FREEDOM];
    }

    @Override
    public void run() {
        Pool.run(threads, () -> {
            EdgeMap edges = new EdgeMap(Film.WIDTH, Film.HEIGHT);
            ParticleFilter filter = new ParticleFilter(Film.pose(0));
            for (int frame = 0; frame < found.length; frame++) {
                edges.detect(film.frame(frame));
                found[frame] = filter.follow(edges, frame);
            }
        });
    }

    @Override
    public long checksum() {
        Digest digest = new Digest();
        for (double[] pose : found) {
            digest.add(pose);
        }
        return digest.value();
    }

    /** Every pose is near the one from which the picture was drawn. */
    @Override
    public boolean validate() {
        for (int frame = 0; frame < found.length; frame++) {
            double[] truth = Film.pose(frame);
            for (int i = 0; i < truth.length; i++) {
                if (!(Math.abs(found[frame][i] - truth[i]) < (i < Body.ANGLES ? PIXELS : RADIANS))) {
                    return false;
                }
            }
        }
        return true;
    }
}
