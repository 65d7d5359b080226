package dev.anyorder.testbed.kernels.delaunay;

import java.util.Arrays;
import java.util.Objects;

/** Makes the Delaunay triangulation of points, in rounds that grow with the number of points that are in it. */
final class Triangulator {

    private static final int SHARE = 30;
    private static final int MOST = 20_000;

    private final Mesh mesh = new Mesh();
    private final Vertex[] waiting;
    private final Locator locator;

    Triangulator(Vertex[] points) {
        waiting = points.clone();
        locator = new Locator(points.length, mesh.origin());
    }

    /** Inserts all points. Called from within a task. */
    Mesh run() {
        int done = 0;
        for (int number = 1; done < waiting.length; number++) {
            int count = Math.min(waiting.length - done, Math.min(MOST, 1 + done / SHARE));
            Vertex[] batch = Arrays.copyOfRange(waiting, done, done + count);
            Round round = new Round(count, number);
            round.run(i -> {
                Triangle start = Objects.requireNonNull(locator.near(batch[i]).triangle);
                return new Cavity(batch[i], Mesh.find(batch[i], start));
            });
            done += settle(batch, round, done + count);
        }
        return mesh;
    }

    /** Puts the points that were not inserted before those that are still to come, and returns how many were. */
    private int settle(Vertex[] batch, Round round, int end) {
        int place = end;
        for (int i = batch.length - 1; i >= 0; i--) {
            if (round.star(i) == null) {
                waiting[--place] = batch[i];
            } else {
                locator.add(batch[i]);
            }
        }
        return place - (end - batch.length);
    }
}
