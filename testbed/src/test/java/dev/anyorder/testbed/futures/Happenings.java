package dev.anyorder.testbed.futures;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** What happens in a program, and what has to come before it in every run. */
final class Happenings {
    /** By happening: those right before it. */
    private final List<List<Integer>> causes = new ArrayList<>();

    /** One more, after these. */
    int add(int... after) {
        causes.add(new ArrayList<>());
        for (int cause : after) {
            order(cause, causes.size() - 1);
        }
        return causes.size() - 1;
    }

    void order(int before, int after) {
        causes.get(after).add(before);
    }

    /** Whether one of the two has to come before the other. */
    boolean areOrdered(int a, int b) {
        return isBefore(a, b) || isBefore(b, a);
    }

    /** Whether one has to come before another, or is the same. */
    boolean isBefore(int a, int b) {
        BitSet seen = new BitSet();
        List<Integer> left = new ArrayList<>(List.of(b));
        while (!left.isEmpty()) {
            int at = left.remove(left.size() - 1);
            if (at == a) {
                return true;
            }
            for (int cause : causes.get(at)) {
                if (!seen.get(cause)) {
                    seen.set(cause);
                    left.add(cause);
                }
            }
        }
        return false;
    }
}
