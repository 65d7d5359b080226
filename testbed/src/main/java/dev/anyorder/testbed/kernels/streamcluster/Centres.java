package dev.anyorder.testbed.kernels.streamcluster;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A set of points that are centres, in increasing order, so that each has a slot. Never changes. */
final class Centres {

    private final int[] indices;

    private Centres(int[] indices) {
        this.indices = indices;
    }

    static Centres none() {
        return new Centres(new int[0]);
    }

    int size() {
        return indices.length;
    }

    int centre(int slot) {
        return indices[slot];
    }

    /** The place of a centre among the centres. */
    int slot(int centre) {
        return Arrays.binarySearch(indices, centre);
    }

    boolean contains(int point) {
        return slot(point) >= 0;
    }

    Centres with(int point) {
        return contains(point)
                ? this
                : new Centres(IntStream.concat(Arrays.stream(indices), IntStream.of(point))
                        .sorted()
                        .toArray());
    }

    Centres without(boolean[] closed) {
        return new Centres(IntStream.range(0, indices.length)
                .filter(slot -> !closed[slot])
                .map(slot -> indices[slot])
                .toArray());
    }
}
