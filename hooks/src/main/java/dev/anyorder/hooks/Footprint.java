package dev.anyorder.hooks;

import org.jspecify.annotations.Nullable;

/**
 * Which elements of one array one site has touched in the step that is running. It starts as elements at equal distances
 * and turns into a window of bits when an access does not fit in. The step's end commits it: nothing is checked before,
 * since all accesses of a step have the same label.
 *
 * <p>All fields belong to the thread that runs the step. Only {@link #array} is looked at by stale locals of methods
 * higher up the same thread's stack, and it is null once committed.
 */
public final class Footprint {
    /** Belongs to no array: what a local of an instrumented method holds at first. */
    public static final Footprint NONE = new Footprint(null, -1);

    /** The array, or null when the step that touched it is over. */
    public @Nullable Object array;

    /** The site that touches it; whether it reads or writes is the site's. */
    public final int site;

    /** The run: elements {@code lo}, {@code lo + stride} and so on, before {@code next}. Both -1 if there is a window. */
    public int lo = -1;

    public int next = -1;

    /** A power of two, at most 64. */
    public int stride = 1;

    /** The window: bit i of word w is element {@code (base + w) * 64 + i}. Null while the run suffices. */
    public long @Nullable [] bits;

    public int base;

    /** How the task came to the first of these accesses, as the sink keeps it; null when it does not. */
    public @Nullable Object stack;

    /** An empty one. */
    public Footprint(@Nullable Object array, int site) {
        this.array = array;
        this.site = site;
    }

    /** All that the array has or could have. */
    static Footprint all(Object array, int site) {
        Footprint all = new Footprint(array, site);
        all.lo = 0;
        all.next = Integer.MAX_VALUE;
        return all;
    }

    /** Notes an access, with the footprint that the method used last at this site; returns the one to use next. */
    public static Footprint touch(Object array, int index, Footprint last, Context context, int site) {
        if (last.array == array) {
            if (index == last.next) {
                last.next = index + last.stride;
                return last;
            }
            long[] bits = last.bits;
            if (bits != null) {
                int word = (index >> 6) - last.base;
                if (word >= 0 && word < bits.length) {
                    long had = bits[word];
                    long has = had | 1L << index;
                    // What is set already needs no store, which the next load of the word would have to wait for.
                    if (has != had) {
                        bits[word] = has;
                    }
                    return last;
                }
            } else if (index >= last.lo && index < last.next && ((index - last.lo) & (last.stride - 1)) == 0) {
                return last;
            }
        }
        return context.footprints.touch(array, index, site);
    }

    /** Notes an access in a method without a loop, which keeps no footprint of its own. */
    public static void touch(Object array, int index, Context context, int site) {
        context.footprints.touch(array, index, site);
    }

    /** Notes what a loop has touched that went from one element to before another in steps, down if negative. */
    public static void range(@Nullable Object array, int from, int to, int step, Context context, int site) {
        if (from == to || array == null) {
            return;
        }
        if (step > 0) {
            context.footprints.range(array, from, to, step, site);
        } else {
            context.footprints.range(array, to - step, from - step, -step, site);
        }
    }

    /** Notes one element, if a loop that counts from one number to another made any round. */
    public static void once(@Nullable Object array, int index, int from, int to, Context context, int site) {
        if (from != to && array != null) {
            context.footprints.touch(array, index, site);
        }
    }

    /** The general case: any element. */
    public void add(int index) {
        if (bits != null || !extend(index)) {
            set(index);
        }
    }

    /** Takes the element into the run if it fits. */
    private boolean extend(int index) {
        if (lo < 0) {
            lo = index;
            next = index + 1;
        } else if (has(index)) {
            return true;
        } else if (index == next) {
            next += stride;
        } else if (index == lo - stride) {
            lo = index;
        } else if (stride == 1 && next == lo + 1 && isStride(Math.abs(index - lo))) {
            stride = Math.abs(index - lo);
            lo = Math.min(lo, index);
            next = lo + 2 * stride;
        } else {
            return false;
        }
        return true;
    }

    private boolean has(int index) {
        return index >= lo && index < next && ((index - lo) & (stride - 1)) == 0;
    }

    private static boolean isStride(int distance) {
        return distance <= 64 && (distance & (distance - 1)) == 0;
    }

    private void set(int index) {
        long[] window = cover(index, index);
        window[(index >> 6) - base] |= 1L << index;
    }

    /** Elements at equal distances, from one up to before another that is as far away. */
    public void addAll(int from, int to, int step) {
        int last = to - step;
        if (bits == null && fits(from, last, step)) {
            return;
        }
        long[] window = cover(from, last);
        if (isStride(step)) {
            for (int word = from >> 6; word <= last >> 6; word++) {
                window[word - base] |= pattern(word, from, last, step);
            }
        } else {
            for (int i = from; i != to; i += step) {
                window[(i >> 6) - base] |= 1L << i;
            }
        }
    }

    /** Takes the elements into the run if it stays one. */
    private boolean fits(int from, int last, int step) {
        if (lo < 0 && isStride(step)) {
            lo = from;
            stride = step;
            next = last + step;
            return true;
        }
        boolean isSame = step == stride || from == last;
        if (isSame && ((from - lo) & (stride - 1)) == 0 && from <= next && last >= lo - stride) {
            lo = Math.min(lo, from);
            next = Math.max(next, last + stride);
            return true;
        }
        return false;
    }

    /** The bits, of the 64 elements of a word, of those from one to another at equal distances. */
    public static long pattern(int word, int from, int last, int step) {
        long mask = -1L;
        if (word == from >> 6) {
            mask &= -1L << from;
        }
        if (word == last >> 6) {
            mask &= -1L >>> (63 - (last & 63));
        }
        return mask & (PATTERNS[Integer.numberOfTrailingZeros(step)] << (from & (step - 1)));
    }

    /** For each power of two the bits that are so far apart. */
    private static final long[] PATTERNS = {
        -1L, 0x5555555555555555L, 0x1111111111111111L, 0x0101010101010101L, 0x0001000100010001L, 0x0000000100000001L, 1L
    };

    /** The window, made or widened to reach from one element to another. */
    private long[] cover(int first, int last) {
        long[] window = bits;
        if (window == null) {
            int from = Math.min(lo < 0 ? first : lo, first) >> 6;
            int to = Math.max(next - stride, last) >> 6;
            window = new long[to - from + 1];
            base = from;
            for (int i = lo; i != next; i += stride) {
                window[(i >> 6) - from] |= 1L << i;
            }
            bits = window;
            lo = -1;
            next = -1;
            return window;
        }
        if (first >> 6 < base) {
            window = widen(window, first >> 6);
        }
        if (last >> 6 >= base + window.length) {
            window = widen(window, last >> 6);
        }
        return window;
    }

    private long[] widen(long[] old, int word) {
        int slack = old.length;
        int first = word < base ? Math.max(0, word - slack) : base;
        int end = word < base ? base + old.length : word + 1 + slack;
        int most = (java.lang.reflect.Array.getLength(java.util.Objects.requireNonNull(array)) + 63) >> 6;
        long[] window = new long[Math.min(end, most) - first];
        System.arraycopy(old, 0, window, base - first, old.length);
        base = first;
        bits = window;
        return window;
    }
}
