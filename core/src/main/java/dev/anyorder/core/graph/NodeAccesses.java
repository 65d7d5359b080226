package dev.anyorder.core.graph;

import java.util.Arrays;

/** The accesses of a running node, as runs. */
final class NodeAccesses {
    private static final int[] NONE = new int[0];

    private int[] runs = NONE;
    private int length;
    private boolean isTidy = true;

    /** Adds [first, end). */
    void add(int first, int end) {
        if (first < 0 || first >= end) {
            throw new IllegalArgumentException("not a run of locations: " + first + " to before " + end);
        }
        if (length > 0 && first >= runs[length - 2] && first <= runs[length - 1]) {
            runs[length - 1] = Math.max(runs[length - 1], end);
            return;
        }
        if (length == runs.length) {
            makeRoom();
        }
        isTidy &= length == 0 || first > runs[length - 1];
        runs[length++] = first;
        runs[length++] = end;
    }

    /** Merges when full: bounds the size for loops, at amortised cost. */
    private void makeRoom() {
        tidy();
        if (length >= runs.length / 2) {
            runs = Arrays.copyOf(runs, Math.max(4, 2 * runs.length));
        }
    }

    private void tidy() {
        length = isTidy ? length : tidy(runs, length);
        isTidy = true;
    }

    LocationSet toSet() {
        tidy();
        return length == 0 ? LocationSet.EMPTY : new LocationSet(Arrays.copyOf(runs, length));
    }

    void clear() {
        length = 0;
        isTidy = true;
    }

    /** Sorts and merges runs; returns the new length. */
    static int tidy(int[] runs, int length) {
        int n = length / 2;
        long[] sorted = new long[n];
        for (int i = 0; i < n; i++) {
            sorted[i] = (long) runs[2 * i] << Integer.SIZE | runs[2 * i + 1];
        }
        Arrays.sort(sorted);
        int at = 0;
        for (long run : sorted) {
            int first = (int) (run >>> Integer.SIZE);
            int end = (int) run;
            if (at > 0 && first <= runs[at - 1]) {
                runs[at - 1] = Math.max(runs[at - 1], end);
            } else {
                runs[at++] = first;
                runs[at++] = end;
            }
        }
        return at;
    }
}
