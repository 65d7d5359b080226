package dev.anyorder.testbed.kernels.bodytrack;

/**
 * The figure: a trunk, and an arm at either end. A pose is five numbers: the middle of the trunk, its angle, and the
 * angles of the arms to it.
 */
final class Body {

    static final int DEGREES_OF_FREEDOM = 5;

    /** The first of the numbers of a pose that is an angle. */
    static final int ANGLES = 2;

    private static final double TRUNK = 50;
    private static final double ARM = 30;
    private static final double[] HALF_WIDTHS = {7, 4, 4};

    private Body() {}

    /** The axes of the three parts, each from an end to the other: x, y, x, y. */
    static double[][] axes(double[] pose) {
        double alongX = Math.cos(pose[2]) * TRUNK / 2;
        double alongY = Math.sin(pose[2]) * TRUNK / 2;
        double[] trunk = {pose[0] - alongX, pose[1] - alongY, pose[0] + alongX, pose[1] + alongY};
        return new double[][] {
            trunk, arm(trunk[0], trunk[1], Math.PI + pose[2] + pose[3]), arm(trunk[2], trunk[3], pose[2] + pose[4])
        };
    }

    private static double[] arm(double x, double y, double angle) {
        return new double[] {x, y, x + ARM * Math.cos(angle), y + ARM * Math.sin(angle)};
    }

    /** How far a part reaches to either side of its axis. */
    static double halfWidth(int part) {
        return HALF_WIDTHS[part];
    }
}
