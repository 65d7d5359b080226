package dev.anyorder.hooks;

import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;

/**
 * Stands before {@link ArrayFootprint} where only arrays are watched that certain fields hold. Most others have a length that none of
 * these has, and are told by that at once: to look one up by its identity costs many times what an access does.
 */
public final class WatchedArrayFilter {
    private static final int BITS = 14;

    /** A bit for each length; few share one. */
    private static final AtomicLongArray LENGTHS = new AtomicLongArray(1 << BITS - 6);

    private WatchedArrayFilter() {}

    /** A field is about to hold this array. */
    public static void add(Object array) {
        int bit = bit(array);
        long had = LENGTHS.get(bit >>> 6);
        while (!LENGTHS.compareAndSet(bit >>> 6, had, had | 1L << bit)) {
            had = LENGTHS.get(bit >>> 6);
        }
    }

    /** Whether a field may hold the array. */
    public static boolean maybe(Object array) {
        int bit = bit(array);
        return (LENGTHS.get(bit >>> 6) & 1L << bit) != 0;
    }

    private static int bit(Object array) {
        return Array.getLength(array) * 0x9E3779B9 >>> 32 - BITS;
    }

    /** As {@link ArrayFootprint#touch(Object, int, ArrayFootprint, HookContext, int)}. */
    public static ArrayFootprint touch(Object array, int index, ArrayFootprint last, HookContext context, int site) {
        return maybe(array) ? ArrayFootprint.touch(array, index, last, context, site) : last;
    }

    /** As {@link ArrayFootprint#touch(Object, int, HookContext, int)}. */
    public static void touch(Object array, int index, HookContext context, int site) {
        if (maybe(array)) {
            ArrayFootprint.touch(array, index, context, site);
        }
    }

    /** As {@link ArrayFootprint#range(Object, int, int, int, HookContext, int)}. */
    public static void range(@Nullable Object array, int from, int to, int step, HookContext context, int site) {
        if (array != null && maybe(array)) {
            ArrayFootprint.range(array, from, to, step, context, site);
        }
    }

    /** As {@link ArrayFootprint#once(Object, int, int, int, HookContext, int)}. */
    public static void once(@Nullable Object array, int index, int from, int to, HookContext context, int site) {
        if (array != null && maybe(array)) {
            ArrayFootprint.once(array, index, from, to, context, site);
        }
    }

    /** As {@link ArrayFootprint#range(Object, int, int, int, ArrayFootprint, HookContext, int)}. */
    public static ArrayFootprint range(
            @Nullable Object array, int from, int to, int step, ArrayFootprint last, HookContext context, int site) {
        return array == null || !maybe(array) ? last : ArrayFootprint.range(array, from, to, step, last, context, site);
    }

    /** As {@link ArrayFootprint#once(Object, int, int, int, ArrayFootprint, HookContext, int)}. */
    public static ArrayFootprint once(
            @Nullable Object array, int index, int from, int to, ArrayFootprint last, HookContext context, int site) {
        return array == null || !maybe(array) ? last : ArrayFootprint.once(array, index, from, to, last, context, site);
    }
}
