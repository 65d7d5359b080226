package dev.anyorder.testbed.kernels.bodytrack;

import java.util.Random;

/** Pictures of a moving figure, light on dark, with noise. */
final class Film {

    static final int WIDTH = 192;
    static final int HEIGHT = 144;

    private static final int DARK = 40;
    private static final int LIGHT = 180;
    private static final int GRAIN = 20;

    private final byte[][] frames;

    Film(int length) {
        Random random = new Random(2005L);
        frames = new byte[length][];
        for (int i = 0; i < length; i++) {
            frames[i] = draw(pose(i), random);
        }
    }

    byte[] frame(int index) {
        return frames[index];
    }

    /** How the figure stands in a picture. */
    static double[] pose(int frame) {
        return new double[] {
            WIDTH / 2.0 + 20 * Math.sin(0.05 * frame),
            HEIGHT / 2.0 + 10 * Math.sin(0.07 * frame),
            0.5 * Math.sin(0.04 * frame),
            0.6 + 0.5 * Math.sin(0.05 * frame),
            -0.6 + 0.5 * Math.cos(0.06 * frame)
        };
    }

    private static byte[] draw(double[] pose, Random random) {
        double[][] axes = Body.axes(pose);
        byte[] picture = new byte[WIDTH * HEIGHT];
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                int light = isInside(axes, x, y) ? LIGHT : DARK;
                picture[y * WIDTH + x] = (byte) (light + random.nextInt(GRAIN));
            }
        }
        return picture;
    }

    private static boolean isInside(double[][] axes, int x, int y) {
        for (int part = 0; part < axes.length; part++) {
            double[] axis = axes[part];
            double alongX = axis[2] - axis[0];
            double alongY = axis[3] - axis[1];
            double length = Math.hypot(alongX, alongY);
            double along = ((x - axis[0]) * alongX + (y - axis[1]) * alongY) / length;
            double across = ((x - axis[0]) * alongY - (y - axis[1]) * alongX) / length;
            if (along >= 0 && along <= length && Math.abs(across) <= Body.halfWidth(part)) {
                return true;
            }
        }
        return false;
    }
}
