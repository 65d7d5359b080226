package dev.anyorder.core.random;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Makes what fails smaller, so that a person can read it. */
public final class Shrinking {
    private Shrinking() {}

    /** A part that still fails, of which no single element, and no longer piece that was tried, can be left out. */
    public static <T> List<T> smallest(List<T> failing, Predicate<List<T>> fails) {
        List<T> least = new ArrayList<>(failing);
        for (int size = least.size(); size > 0; size = size > 1 ? size / 2 : 0) {
            for (int from = least.size() - size; from >= 0; from--) {
                List<T> less = new ArrayList<>(least.subList(0, from));
                less.addAll(least.subList(Math.min(from + size, least.size()), least.size()));
                least = fails.test(less) ? less : least;
                from = Math.min(from, least.size() - size + 1);
            }
        }
        return least;
    }
}
