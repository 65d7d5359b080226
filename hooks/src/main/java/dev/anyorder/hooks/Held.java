package dev.anyorder.hooks;

import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;

/**
 * Stands before {@link Footprint} where only arrays are watched that certain fields hold. Most others have a length that none of
 * these has, and are told by that at once: to look one up by its identity costs many times what an access does.
 */
public final class Held {
    private static final int BITS = 14;

    /** A bit for each length; few share one. */
    private static final AtomicLongArray LENGTHS = new AtomicLongArray(1 << BITS - 6);

    private Held() {}

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

    /** As {@link Footprint#touch(Object, int, Footprint, Context, int)}. */
    public static Footprint touch(Object array, int index, Footprint last, Context context, int site) {
        return maybe(array) ? Footprint.touch(array, index, last, context, site) : last;
    }

    /** As {@link Footprint#touch(Object, int, Context, int)}. */
    public static void touch(Object array, int index, Context context, int site) {
        if (maybe(array)) {
            Footprint.touch(array, index, context, site);
        }
    }

    /** As {@link Footprint#range(Object, int, int, int, Context, int)}. */
    public static void range(@Nullable Object array, int from, int to, int step, Context context, int site) {
        if (array != null && maybe(array)) {
            Footprint.range(array, from, to, step, context, site);
        }
    }

    /** As {@link Footprint#once(Object, int, int, int, Context, int)}. */
    public static void once(@Nullable Object array, int index, int from, int to, Context context, int site) {
        if (array != null && maybe(array)) {
            Footprint.once(array, index, from, to, context, site);
        }
    }

    /** As {@link Footprint#range(Object, int, int, int, Footprint, Context, int)}. */
    public static Footprint range(
            @Nullable Object array, int from, int to, int step, Footprint last, Context context, int site) {
        return array == null || !maybe(array) ? last : Footprint.range(array, from, to, step, last, context, site);
    }

    /** As {@link Footprint#once(Object, int, int, int, Footprint, Context, int)}. */
    public static Footprint once(
            @Nullable Object array, int index, int from, int to, Footprint last, Context context, int site) {
        return array == null || !maybe(array) ? last : Footprint.once(array, index, from, to, last, context, site);
    }
}
