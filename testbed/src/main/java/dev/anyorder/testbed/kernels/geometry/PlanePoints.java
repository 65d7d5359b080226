package dev.anyorder.testbed.kernels.geometry;

/** Points in the plane, at whole numbers less than 2^29 away from the origin, so that products are exact. */
final class PlanePoints {

    private final int[] xs;
    private final int[] ys;

    PlanePoints(int[] xs, int[] ys) {
        this.xs = xs;
        this.ys = ys;
    }

    int size() {
        return xs.length;
    }

    int x(int i) {
        return xs[i];
    }

    int y(int i) {
        return ys[i];
    }

    /** More than 0 if {@code c} is to the left of the way from {@code a} to {@code b}: twice the area of the triangle. */
    long turn(int a, int b, int c) {
        long alongX = xs[b] - xs[a];
        long alongY = ys[b] - ys[a];
        return alongX * (ys[c] - ys[a]) - alongY * (xs[c] - xs[a]);
    }

    /** From left to right, and upwards where that is the same. */
    int compare(int a, int b) {
        return xs[a] != xs[b] ? Integer.compare(xs[a], xs[b]) : Integer.compare(ys[a], ys[b]);
    }
}
