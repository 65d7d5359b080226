package dev.anyorder.hooks;

import org.jspecify.annotations.Nullable;

/**
 * Which elements of one array one site has touched in the step that is running. It starts as one run of neighbours and
 * turns into a window of bits when an access does not extend the run. The step's end commits it: nothing is checked
 * before, since all accesses of a step have the same label.
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

    /** The run: elements from {@code lo} up to, not including, {@code hi}. Both -1 once there is a window. */
    public int lo = -1;

    public int hi = -1;

    /** The window: bit i of word w is element {@code (base + w) * 64 + i}. Null while the run suffices. */
    public long @Nullable [] bits;

    public int base;

    Footprint(@Nullable Object array, int site) {
        this.array = array;
        this.site = site;
    }

    /** Notes an access, with the footprint that the method used last at this site; returns the one to use next. */
    public static Footprint touch(Object array, int index, Footprint last, Context context, int site) {
        if (last.array == array) {
            if (index == last.hi) {
                last.hi = index + 1;
                return last;
            }
            if (index >= last.lo && index < last.hi) {
                return last;
            }
            long[] bits = last.bits;
            if (bits != null) {
                int word = (index >> 6) - last.base;
                if (word >= 0 && word < bits.length) {
                    bits[word] |= 1L << index;
                    return last;
                }
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
        if (step == 1) {
            context.footprints.range(array, from, to, site);
        } else if (step == -1) {
            context.footprints.range(array, to + 1, from + 1, site);
        } else {
            context.footprints.touch(array, from, site).addStrided(from, to, step);
        }
    }

    /** Notes one element, if a loop that counts from one number to another made any round. */
    public static void once(@Nullable Object array, int index, int from, int to, Context context, int site) {
        if (from != to && array != null) {
            context.footprints.touch(array, index, site);
        }
    }

    /** The general case: any element. */
    void add(int index) {
        long[] window = bits;
        if (window == null) {
            if (lo < 0) {
                lo = index;
                hi = index + 1;
                return;
            }
            if (index >= lo && index < hi) {
                return;
            }
            if (index == hi) {
                hi++;
                return;
            }
            if (index == lo - 1) {
                lo--;
                return;
            }
            window = toWindow(index);
        }
        int word = (index >> 6) - base;
        if (word < 0 || word >= window.length) {
            window = widen(index >> 6);
            word = (index >> 6) - base;
        }
        window[word] |= 1L << index;
    }

    /** A whole run of elements. */
    void addRange(int from, int to) {
        if (bits == null && from <= hi && to >= lo) {
            lo = Math.min(lo, from);
            hi = Math.max(hi, to);
        } else {
            for (int i = from; i < to; i++) {
                add(i);
            }
        }
    }

    /** Elements at equal distances, from one up or down to before another. */
    void addStrided(int from, int to, int step) {
        int last = to - step;
        add(last);
        if (from + step != to) {
            // The window now reaches from the first to the last.
            add(from + step);
        }
        long[] window = bits;
        if (window != null && step > 0 && step < 64 && (step & (step - 1)) == 0) {
            addPattern(window, from, last, step);
        } else if (window != null) {
            for (int i = from; i != to; i += step) {
                window[(i >> 6) - base] |= 1L << i;
            }
        }
    }

    /** A distance that divides 64 makes the same pattern in each word. */
    private void addPattern(long[] window, int first, int last, int step) {
        long pattern = 0;
        for (int bit = first & (step - 1); bit < 64; bit += step) {
            pattern |= 1L << bit;
        }
        for (int word = first >> 6; word <= last >> 6; word++) {
            long mask = pattern;
            if (word == first >> 6) {
                mask &= -1L << first;
            }
            if (word == last >> 6) {
                mask &= -1L >>> (63 - (last & 63));
            }
            window[word - base] |= mask;
        }
    }

    private long[] toWindow(int index) {
        int first = Math.min(lo, index) >> 6;
        int last = Math.max(hi - 1, index) >> 6;
        long[] window = new long[last - first + 1];
        base = first;
        for (int i = lo; i < hi; i++) {
            window[(i >> 6) - first] |= 1L << i;
        }
        bits = window;
        lo = -1;
        hi = -1;
        return window;
    }

    private long[] widen(int word) {
        long[] old = java.util.Objects.requireNonNull(bits);
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
