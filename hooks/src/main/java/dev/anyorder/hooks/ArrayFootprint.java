package dev.anyorder.hooks;

import org.jspecify.annotations.Nullable;

/**
 * The elements of one array that one site accessed in the running step. A strided run at first, then a bit window, or
 * {@link SparseElements} if the window would be almost empty. Checked when the step ends, since all accesses of a step
 * have the same happens-before relations.
 *
 * <p>Thread-confined. Stale locals of callers read only {@link #array}, which is null after the commit.
 */
public final class ArrayFootprint {
    /** Longer windows are not reused. */
    private static final int MOST_KEPT = 64;

    /** The initial value of instrumented locals. */
    public static final ArrayFootprint NONE = new ArrayFootprint(null, -1);

    /** Null once the step has ended. */
    public @Nullable Object array;

    public final int site;

    /** The run: {@code lo}, {@code lo + stride}, ... before {@code next}. Both -1 if there is none. */
    public int lo = -1;

    public int next = -1;

    /** A power of two. */
    public int stride = 1;

    /** Bit i of word w is element {@code (base + w) * 64 + i}. */
    public long @Nullable [] bits;

    public int base;

    /** Elements too far apart for {@link #bits}. */
    public @Nullable SparseElements scatter;

    /** Reused by the next step. */
    private long @Nullable [] spareBits;

    private @Nullable SparseElements spareScatter;

    /** The footprint that this site used next: nested loops repeat the order of arrays. */
    @Nullable
    ArrayFootprint after;

    /** The sampled stack of the first access; or null. */
    public @Nullable Object stack;

    public ArrayFootprint(@Nullable Object array, int site) {
        this.array = array;
        this.site = site;
    }

    /** Resets a committed footprint for another array. */
    public ArrayFootprint again(Object next) {
        if (bits != null && bits.length <= MOST_KEPT) {
            spareBits = bits;
        }
        if (scatter != null && scatter.clear()) {
            spareScatter = scatter;
        }
        bits = null;
        scatter = null;
        lo = -1;
        this.next = -1;
        stride = 1;
        array = next;
        return this;
    }

    /** Whether accesses to the array are ignored: all elements count as present. */
    boolean isAll() {
        return next == Integer.MAX_VALUE;
    }

    static ArrayFootprint all(int site) {
        ArrayFootprint all = new ArrayFootprint(null, site);
        all.lo = 0;
        all.next = Integer.MAX_VALUE;
        return all;
    }

    public int count() {
        // Not from next, which may overflow.
        return (next - stride - lo) / stride + 1;
    }

    /** Adds an access. {@code last} is the footprint cached by the method; the result is the one to cache. */
    public static ArrayFootprint touch(Object array, int index, ArrayFootprint last, HookContext context, int site) {
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
                    // No redundant store: the next load of the word would wait for it.
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

    /** For methods without loops, which cache no footprint. */
    public static void touch(Object array, int index, HookContext context, int site) {
        context.footprints.touch(array, index, site);
    }

    /** Adds the accesses of a counted loop; {@code to} is exclusive. */
    public static void range(@Nullable Object array, int from, int to, int step, HookContext context, int site) {
        if (from == to || array == null) {
            return;
        }
        if (step > 0) {
            context.footprints.range(array, from, to, step, site);
        } else {
            context.footprints.range(array, to - step, from - step, -step, site);
        }
    }

    /**
     * For nested loops, with a cached footprint as in {@link #touch(Object, int, ArrayFootprint, HookContext, int)}.
     */
    public static ArrayFootprint range(
            @Nullable Object array, int from, int to, int step, ArrayFootprint last, HookContext context, int site) {
        if (from == to || array == null) {
            return last;
        }
        ArrayFootprint used = last.array == array ? last : last.after;
        if (used != null && used.array == array && used.hasAll(from, to, step)) {
            return used;
        }
        return step > 0
                ? context.footprints.range(array, from, to, step, site)
                : context.footprints.range(array, to - step, from - step, -step, site);
    }

    private boolean hasAll(int from, int to, int step) {
        int low = step > 0 ? from : to - step;
        int high = step > 0 ? to - step : from;
        return low >= lo && high < next && stride == 1;
    }

    /** Adds one element if the counted loop iterates. */
    public static void once(@Nullable Object array, int index, int from, int to, HookContext context, int site) {
        if (from != to && array != null) {
            context.footprints.touch(array, index, site);
        }
    }

    public static ArrayFootprint once(
            @Nullable Object array, int index, int from, int to, ArrayFootprint last, HookContext context, int site) {
        return from == to || array == null ? last : touch(array, index, last, context, site);
    }

    public void add(int index) {
        if (bits != null || scatter != null || !extend(index)) {
            int word = index >> 6;
            reach(word, word, 1);
            if (set(word, 1L << index) && scatter != null) {
                gather(scatter, scatter.lowest(), scatter.highest());
            }
        }
    }

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

    /** Correct even if {@code next} overflows. */
    private boolean has(int index) {
        return index >= lo && index - next < 0 && ((index - lo) & (stride - 1)) == 0;
    }

    private static boolean isStride(int distance) {
        return (distance & (distance - 1)) == 0;
    }

    /** Returns whether the sparse set should become a window. */
    private boolean set(int word, long elements) {
        if (bits != null) {
            bits[word - base] |= elements;
            return false;
        }
        return java.util.Objects.requireNonNull(scatter).add(word, elements);
    }

    /** {@code to} is exclusive. */
    public void addAll(int from, int to, int step) {
        int last = to - step;
        if (bits == null && scatter == null && fits(from, last, step)) {
            return;
        }
        reach(from >> 6, last >> 6, words(from, last, step));
        setAll(from, last, step);
    }

    private static int words(int from, int last, int step) {
        return step < 64 ? (last >> 6) - (from >> 6) + 1 : (last - from) / step + 1;
    }

    private void setAll(int from, int last, int step) {
        if (isStride(step)) {
            for (int word = from >> 6; word <= last >> 6; word += wordsApart(step)) {
                set(word, pattern(word, from, last, step));
            }
        } else {
            for (int i = from; i != last + step; i += step) {
                set(i >> 6, 1L << i);
            }
        }
    }

    /** Extends the run if the result is a run. */
    private boolean fits(int from, int last, int step) {
        if (lo < 0 && isStride(step)) {
            lo = from;
            stride = step;
            next = last + step;
            return true;
        }
        boolean isSame = step == stride || from == last;
        if (isSame && ((from - lo) & (stride - 1)) == 0 && from - next <= 0 && last >= lo - stride) {
            lo = Math.min(lo, from);
            next = Math.max(next - stride, last) + stride;
            return true;
        }
        return isStride(step) && (step > stride && has(from) && has(last) || grows(from, last, step));
    }

    /** Replaces the run if the elements include it. */
    private boolean grows(int from, int last, int step) {
        boolean isFiner = step < stride || next - lo == stride;
        if (!isFiner || lo < from || next - stride > last || ((lo - from) & (step - 1)) != 0) {
            return false;
        }
        lo = from;
        stride = step;
        next = last + step;
        return true;
    }

    /** The bits of strided elements within a word; {@code step} is a power of two. */
    public static long pattern(int word, int from, int last, int step) {
        long mask = -1L;
        if (word == from >> 6) {
            mask &= -1L << from;
        }
        if (word == last >> 6) {
            mask &= -1L >>> (63 - (last & 63));
        }
        return mask & (PATTERNS[Math.min(Integer.numberOfTrailingZeros(step), 6)] << (from & (step - 1)));
    }

    /** The distance between words with strided elements. */
    public static int wordsApart(int step) {
        return Math.max(1, step >> 6);
    }

    /** By the logarithm of the stride. */
    private static final long[] PATTERNS = {
        -1L, 0x5555555555555555L, 0x1111111111111111L, 0x0101010101010101L, 0x0001000100010001L, 0x0000000100000001L, 1L
    };

    /** Makes room for {@code count} words. */
    private void reach(int first, int last, int count) {
        long[] window = bits;
        if (window != null) {
            if (first < base || last >= base + window.length) {
                widen(window, Math.min(first, base), Math.max(last, base + window.length - 1), count);
            }
        } else if (scatter != null) {
            if (count > 1 && scatter.isDense(first, last, count)) {
                gather(scatter, Math.min(first, scatter.lowest()), Math.max(last, scatter.highest()));
            }
        } else {
            unfold(first, last, count);
        }
    }

    private void unfold(int first, int last, int count) {
        int from = lo;
        int end = next - stride;
        int low = from < 0 ? first : Math.min(from >> 6, first);
        int high = from < 0 ? last : Math.max(end >> 6, last);
        long words = count + (from < 0 ? 0L : words(from, end, stride));
        if (SparseElements.isDense(low, high, words)) {
            bits = window(high - low + 1);
            base = low;
        } else {
            scatter = spareScatter == null ? new SparseElements() : spareScatter;
            spareScatter = null;
        }
        lo = -1;
        next = -1;
        if (from >= 0) {
            setAll(from, end, stride);
        }
    }

    private long[] window(int words) {
        long[] spare = spareBits;
        if (spare == null || spare.length < words) {
            return new long[words];
        }
        spareBits = null;
        java.util.Arrays.fill(spare, 0);
        return spare;
    }

    private void gather(SparseElements scattered, int first, int last) {
        long[] window = new long[last - first + 1];
        scattered.into(window, first);
        bits = window;
        base = first;
        spareScatter = scattered.clear() ? scattered : null;
        scatter = null;
    }

    /** Makes the set sparse if the window would be almost empty. */
    private void widen(long[] old, int first, int last, int count) {
        int touched = 0;
        for (long word : old) {
            touched += word == 0 ? 0 : 1;
        }
        // Hysteresis: much sparser than the threshold for a window.
        if (last - first >= 4L * SparseElements.APART * (touched + count)) {
            disperse(old);
            return;
        }
        int most = (java.lang.reflect.Array.getLength(java.util.Objects.requireNonNull(array)) + 63) >> 6;
        int from = first < base ? Math.max(0, first - old.length) : base;
        int end = last >= base + old.length ? Math.min(most, last + 1 + old.length) : base + old.length;
        long[] window = new long[end - from];
        System.arraycopy(old, 0, window, base - from, old.length);
        base = from;
        bits = window;
    }

    private void disperse(long[] old) {
        scatter = spareScatter == null ? new SparseElements() : spareScatter;
        spareScatter = null;
        bits = null;
        for (int w = 0; w < old.length; w++) {
            if (old[w] != 0) {
                set(base + w, old[w]);
            }
        }
    }
}
