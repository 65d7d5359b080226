package dev.anyorder.hooks;

import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;

/**
 * Filters array accesses when only arrays of selected fields are analysed. Most other arrays differ in length, and an
 * identity lookup costs many times an access.
 */
public final class WatchedArrayFilter {
    private static final int BITS = 14;

    /** Bloom filter of lengths. */
    private static final AtomicLongArray LENGTHS = new AtomicLongArray(1 << BITS - 6);

    private WatchedArrayFilter() {}

    public static void add(Object array) {
        int bit = bit(array);
        long had = LENGTHS.get(bit >>> 6);
        while (!LENGTHS.compareAndSet(bit >>> 6, had, had | 1L << bit)) {
            had = LENGTHS.get(bit >>> 6);
        }
    }

    /** May be a false positive. */
    public static boolean maybe(Object array) {
        int bit = bit(array);
        return (LENGTHS.get(bit >>> 6) & 1L << bit) != 0;
    }

    private static int bit(Object array) {
        return Array.getLength(array) * 0x9E3779B9 >>> 32 - BITS;
    }

    public static ArrayFootprint touch(Object array, int index, ArrayFootprint last, HookContext context, int site) {
        return maybe(array) ? ArrayFootprint.touch(array, index, last, context, site) : last;
    }

    public static void touch(Object array, int index, HookContext context, int site) {
        if (maybe(array)) {
            ArrayFootprint.touch(array, index, context, site);
        }
    }

    public static void range(@Nullable Object array, int from, int to, int step, HookContext context, int site) {
        if (array != null && maybe(array)) {
            ArrayFootprint.range(array, from, to, step, context, site);
        }
    }

    public static void once(@Nullable Object array, int index, int from, int to, HookContext context, int site) {
        if (array != null && maybe(array)) {
            ArrayFootprint.once(array, index, from, to, context, site);
        }
    }

    public static ArrayFootprint range(
            @Nullable Object array, int from, int to, int step, ArrayFootprint last, HookContext context, int site) {
        return array == null || !maybe(array) ? last : ArrayFootprint.range(array, from, to, step, last, context, site);
    }

    public static ArrayFootprint once(
            @Nullable Object array, int index, int from, int to, ArrayFootprint last, HookContext context, int site) {
        return array == null || !maybe(array) ? last : ArrayFootprint.once(array, index, from, to, last, context, site);
    }
}
