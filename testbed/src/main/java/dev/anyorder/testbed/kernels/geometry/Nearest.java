package dev.anyorder.testbed.kernels.geometry;

/** The nearest of the points that were offered, nearest first; of equally near ones the first by number. */
final class Nearest {

    private final int[] indices;
    private final double[] distances;

    Nearest(int wanted) {
        indices = new int[wanted];
        distances = new double[wanted];
        for (int i = 0; i < wanted; i++) {
            indices[i] = -1;
            distances[i] = Double.MAX_VALUE;
        }
    }

    /** Keeps a point if it is among the nearest. */
    void offer(int index, double distance) {
        int place = indices.length;
        while (place > 0 && isBefore(index, distance, place - 1)) {
            place--;
        }
        if (place < indices.length) {
            for (int i = indices.length - 1; i > place; i--) {
                indices[i] = indices[i - 1];
                distances[i] = distances[i - 1];
            }
            indices[place] = index;
            distances[place] = distance;
        }
    }

    private boolean isBefore(int index, double distance, int place) {
        return distance < distances[place] || distance == distances[place] && index < indices[place];
    }

    /** The distance that a further point must not exceed. */
    double worst() {
        return distances[distances.length - 1];
    }

    int[] indices() {
        return indices;
    }
}
