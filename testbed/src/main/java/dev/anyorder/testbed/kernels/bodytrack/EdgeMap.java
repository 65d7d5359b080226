package dev.anyorder.testbed.kernels.bodytrack;

import dev.anyorder.testbed.kernels.tasks.Range;

/** How near each pixel of a picture is to an edge, from 0 to 1: steep places, blurred. Tasks share out the rows. */
final class EdgeMap {

    private static final int GRAIN = 8;
    private static final int STEEP = 200;
    private static final double[] BLUR = {0.06, 0.24, 0.4, 0.24, 0.06};
    private static final int REACH = BLUR.length / 2;
    private static final double GAIN = 1.5;

    private final int width;
    private final int height;
    private final double[] steep;
    private final double[] across;
    private final double[] blurred;

    EdgeMap(int width, int height) {
        this.width = width;
        this.height = height;
        steep = new double[width * height];
        across = new double[width * height];
        blurred = new double[width * height];
    }

    /** Replaces the map by that of another picture. */
    void detect(byte[] picture) {
        Range.each(1, height - 1, GRAIN, (from, to) -> findSteep(picture, from, to));
        Range.each(0, height, GRAIN, (from, to) -> blur(steep, across, 1, from, to));
        Range.each(REACH, height - REACH, GRAIN, (from, to) -> blur(across, blurred, width, from, to));
    }

    /** The value at a place, 0 outside of the picture. */
    double at(double x, double y) {
        int column = (int) Math.rint(x);
        int row = (int) Math.rint(y);
        boolean inside = column >= 0 && column < width && row >= 0 && row < height;
        return inside ? Math.min(1, GAIN * blurred[row * width + column]) : 0;
    }

    private void findSteep(byte[] picture, int from, int to) {
        for (int row = from; row < to; row++) {
            for (int at = row * width + 1; at < row * width + width - 1; at++) {
                int right = column(picture, at + 1, width) - column(picture, at - 1, width);
                int down = column(picture, at + width, 1) - column(picture, at - width, 1);
                steep[at] = Math.abs(right) + Math.abs(down) > STEEP ? 1 : 0;
            }
        }
    }

    /** A pixel twice and its neighbours at either side once. */
    private static int column(byte[] picture, int at, int stride) {
        return (picture[at - stride] & 0xff) + 2 * (picture[at] & 0xff) + (picture[at + stride] & 0xff);
    }

    private void blur(double[] in, double[] out, int stride, int from, int to) {
        for (int row = from; row < to; row++) {
            for (int at = row * width + REACH; at < row * width + width - REACH; at++) {
                double sum = 0;
                for (int k = -REACH; k <= REACH; k++) {
                    sum += BLUR[k + REACH] * in[at + k * stride];
                }
                out[at] = sum;
            }
        }
    }
}
