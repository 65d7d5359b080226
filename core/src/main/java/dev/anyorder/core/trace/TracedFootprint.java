package dev.anyorder.core.trace;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Elements that a step accessed at a site: a strided run or a bit window. */
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

    /** A run; the stride is a power of two. */
    public static TracedFootprint run(int array, int site, int stack, boolean declared, int lo, int count, int stride) {
        return new TracedFootprint(array, site, stack, declared, lo, count, stride, null);
    }

    /** Bit i of word w is element {@code (base + w) * 64 + i}. Not copied. */
    public static TracedFootprint window(int array, int site, int stack, boolean declared, int base, long[] words) {
        return new TracedFootprint(array, site, stack, declared, base, 0, 1, words);
    }

    public int array() {
        return array;
    }

    public int site() {
        return site;
    }

    public int stack() {
        return stack;
    }

    public boolean declared() {
        return declared;
    }

    /** The first element, or a window's first word. */
    public int lo() {
        return lo;
    }

    /** 0 for a window. */
    public int count() {
        return count;
    }

    public int stride() {
        return stride;
    }

    /** Not copied; null for a run. */
    public long @Nullable [] bits() {
        return bits;
    }

    @Override
    public String toString() {
        return array + " at " + site + ": " + lo + ", " + count + ", " + stride + ", " + Arrays.toString(bits)
                + (declared ? " as declared" : "");
    }
}
