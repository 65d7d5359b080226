package dev.anyorder.core.trace;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What a step did to an array at one site: elements at equal distances, or a window of bits. */
public final class TracedFootprint {
    private final int array;
    private final int site;
    private final int stack;
    private final boolean declared;
    private final int lo;
    private final int count;
    private final int stride;
    private final long @Nullable [] bits;

    private TracedFootprint(
            int array, int site, int stack, boolean declared, int lo, int count, int stride, long @Nullable [] bits) {
        this.array = array;
        this.site = site;
        this.stack = stack;
        this.declared = declared;
        this.lo = lo;
        this.count = count;
        this.stride = stride;
        this.bits = bits;
    }

    /**
     * Elements at equal distances.
     *
     * @param stack the number of the stack, or 0
     * @param declared whether it is part of what is declared to commute
     * @param stride a power of two, at most 64
     */
    public static TracedFootprint run(int array, int site, int stack, boolean declared, int lo, int count, int stride) {
        return new TracedFootprint(array, site, stack, declared, lo, count, stride, null);
    }

    /** A window: bit i of word w is element {@code (base + w) * 64 + i}. The words are not copied. */
    public static TracedFootprint window(int array, int site, int stack, boolean declared, int base, long[] words) {
        return new TracedFootprint(array, site, stack, declared, base, 0, 1, words);
    }

    public int array() {
        return array;
    }

    public int site() {
        return site;
    }

    /** The number of the stack, or 0. */
    public int stack() {
        return stack;
    }

    public boolean declared() {
        return declared;
    }

    /** The first element; of a window, the number of its first word. */
    public int lo() {
        return lo;
    }

    /** How many elements; of a window 0. */
    public int count() {
        return count;
    }

    public int stride() {
        return stride;
    }

    /** The words of the window, not copied; null if it is none. */
    public long @Nullable [] bits() {
        return bits;
    }

    @Override
    public String toString() {
        return array + " at " + site + ": " + lo + ", " + count + ", " + stride + ", " + Arrays.toString(bits)
                + (declared ? " as declared" : "");
    }
}
