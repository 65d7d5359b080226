package dev.anyorder.testbed.kernels.geometry;

import dev.anyorder.testbed.kernels.tasks.Range;
import java.util.concurrent.RecursiveAction;

/**
 * Points in space, arranged such that in each part of an array the one in the middle parts the others by a coordinate,
 * each coordinate in turn. Parts are arranged by tasks, which share the array.
 */
final class KdTree {

    static final int AXES = 3;
    private static final int SEQUENTIAL = 1000;

    private final double[][] points;
    private final int[] order;

    KdTree(double[][] points) {
        this.points = points;
        order = new int[points.length];
    }

    /** Arranges all points. */
    void build() {
        Range.each(0, order.length, SEQUENTIAL, (from, to) -> {
            for (int i = from; i < to; i++) {
                order[i] = i;
            }
        });
        new Part(0, order.length, 0).invoke();
    }

    /** The points nearest to a point, but for itself. */
    int[] nearest(int point, Nearest nearest) {
        search(point, nearest, 0, order.length, 0);
        return nearest.indices();
    }

    /** The square of the distance of two points. */
    static double distance(double[] p, double[] q) {
        double x = p[0] - q[0];
        double y = p[1] - q[1];
        double z = p[2] - q[2];
        return x * x + y * y + z * z;
    }

    private void search(int point, Nearest nearest, int from, int to, int axis) {
        if (from >= to) {
            return;
        }
        int middle = from + to >>> 1;
        int here = order[middle];
        if (here != point) {
            nearest.offer(here, distance(points[point], points[here]));
        }
        double beyond = points[point][axis] - points[here][axis];
        int next = (axis + 1) % AXES;
        boolean low = beyond < 0;
        search(point, nearest, low ? from : middle + 1, low ? middle : to, next);
        if (beyond * beyond <= nearest.worst()) {
            search(point, nearest, low ? middle + 1 : from, low ? to : middle, next);
        }
    }

    private void arrange(int from, int to, int axis) {
        if (to - from > 1) {
            int middle = from + to >>> 1;
            select(from, to, middle, axis);
            arrange(from, middle, (axis + 1) % AXES);
            arrange(middle + 1, to, (axis + 1) % AXES);
        }
    }

    /** Brings the point that belongs in the middle there, smaller ones before and greater ones behind it. */
    private void select(int from, int to, int middle, int axis) {
        int low = from;
        int high = to - 1;
        while (low < high) {
            double pivot = points[order[low + high >>> 1]][axis];
            int left = low;
            int right = high;
            while (left <= right) {
                while (points[order[left]][axis] < pivot) {
                    left++;
                }
                while (points[order[right]][axis] > pivot) {
                    right--;
                }
                if (left <= right) {
                    int swapped = order[left];
                    order[left++] = order[right];
                    order[right--] = swapped;
                }
            }
            if (middle <= right) {
                high = right;
            } else if (middle >= left) {
                low = left;
            } else {
                return;
            }
        }
    }

    private final class Part extends RecursiveAction {

        private final int from;
        private final int to;
        private final int axis;

        Part(int from, int to, int axis) {
            this.from = from;
            this.to = to;
            this.axis = axis;
        }

        @Override
        protected void compute() {
            if (to - from <= SEQUENTIAL) {
                arrange(from, to, axis);
            } else {
                int middle = from + to >>> 1;
                int next = (axis + 1) % AXES;
                select(from, to, middle, axis);
                invokeAll(new Part(from, middle, next), new Part(middle + 1, to, next));
            }
        }
    }
}
