package dev.anyorder.testbed.kernels.raycast;

/** A box that is parallel to the axes, around some facets. */
final class Box {

    /** A little more than the facets need, against rounding. */
    private static final double SLACK = 1e-7;

    private final double[] low = {Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE};
    private final double[] high = {-Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE};

    void add(Facet facet) {
        for (int axis = 0; axis < 3; axis++) {
            low[axis] = Math.min(low[axis], facet.low(axis) - SLACK);
            high[axis] = Math.max(high[axis], facet.high(axis) + SLACK);
        }
    }

    int longestAxis() {
        int longest = 0;
        for (int axis = 1; axis < 3; axis++) {
            longest = high[axis] - low[axis] > high[longest] - low[longest] ? axis : longest;
        }
        return longest;
    }

    double middle(int axis) {
        return (low[axis] + high[axis]) / 2;
    }

    /** Whether a ray is in the box before it has gone so far. */
    boolean isMetBefore(double limit, Ray ray) {
        double enters = 0;
        double leaves = limit;
        for (int axis = 0; axis < 3; axis++) {
            double a = (low[axis] - ray.origin[axis]) / ray.direction[axis];
            double b = (high[axis] - ray.origin[axis]) / ray.direction[axis];
            enters = Math.max(enters, Math.min(a, b));
            leaves = Math.min(leaves, Math.max(a, b));
        }
        return enters <= leaves;
    }
}
