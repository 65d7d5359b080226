package dev.anyorder.testbed.bench;

import java.util.List;

/**
 * A line of a picture.
 *
 * @param name what it shows
 * @param points from the left to the right
 */
record Curve(String name, List<Point> points) {
    /**
     * @param x how many there were
     * @param y nanoseconds for each
     */
    record Point(double x, double y) {}
}
