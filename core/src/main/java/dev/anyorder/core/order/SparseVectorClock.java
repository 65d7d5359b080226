package dev.anyorder.core.order;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Sparse vector clock: the latest position before the task, by chain. Immutable radix tree over chain indices. Similar
 * clocks share nodes, and a merge visits only the differences. Holds numbers only, so it keeps no task alive.
 *
 * <p>A null argument of a static method stands for an order that is not tracked.
 */
final class SparseVectorClock {
    static final SparseVectorClock NOTHING = new SparseVectorClock(0, new long[0]);
    /** Covers everything. Must not be merged. */
    static final SparseVectorClock EVERYTHING = new SparseVectorClock(0, new long[0]);

    private static final int BITS = 4;
    private static final int WIDTH = 1 << BITS;
    private static final int MASK = WIDTH - 1;

    /** Shift of a chain index at the root; 0 if the root is a leaf. */
    private final int shift;
    /** Leaf: {@code long[]} of at most WIDTH positions. Inner node: {@code Object[]} of WIDTH nodes or nulls. */
    private final Object root;

    private SparseVectorClock(int shift, Object root) {
        this.shift = shift;
        this.root = root;
    }

    /** The position on a chain; 0 if none. */
    long get(int lane) {
        if (shift == 0) {
            long[] leaf = (long[]) root;
            return lane < leaf.length ? leaf[lane] : 0;
        }
        return deep(lane);
    }

    private long deep(int lane) {
        int s = shift;
        if (lane >>> s >= WIDTH) {
            return 0;
        }
        Object node = root;
        for (; s > 0; s -= BITS) {
            node = ((Object[]) node)[lane >>> s & MASK];
            if (node == null) {
                return 0;
            }
        }
        long[] leaf = (long[]) node;
        int i = lane & MASK;
        return i < leaf.length ? leaf[i] : 0;
    }

    boolean has(ChainPosition place, long seq) {
        return place.offset + seq <= get(place.chain.index);
    }

    SparseVectorClock with(ChainPosition place, long seq) {
        return with(place.chain.index, place.offset + seq);
    }

    /** At least that position on that chain; returns this if already covered. */
    SparseVectorClock with(int lane, long position) {
        if (position <= get(lane)) {
            return this;
        }
        SparseVectorClock base = this;
        while (lane >>> base.shift >= WIDTH) {
            base = base.taller();
        }
        return new SparseVectorClock(base.shift, put(base.root, base.shift, lane, position));
    }

    private static Object put(@Nullable Object node, int shift, int lane, long position) {
        int i = lane >>> shift & MASK;
        if (shift == 0) {
            long[] leaf = node == null ? new long[0] : (long[]) node;
            long[] copy = Arrays.copyOf(leaf, Math.max(leaf.length, roomFor(i)));
            copy[i] = position;
            return copy;
        }
        @Nullable Object[] copy = node == null ? new Object[WIDTH] : ((Object[]) node).clone();
        copy[i] = put(copy[i], shift - BITS, lane, position);
        return copy;
    }

    /** Leaf sizes double from 2 to 16, which keeps them small for few threads. */
    private static int roomFor(int index) {
        return Math.max(2, Integer.highestOneBit(index) << 1);
    }

    private SparseVectorClock taller() {
        Object[] above = new Object[WIDTH];
        above[0] = root;
        return new SparseVectorClock(shift + BITS, above);
    }

    /** Pointwise maximum. Returns {@code a} or {@code b} if that one covers the other. */
    static @Nullable SparseVectorClock union(@Nullable SparseVectorClock a, @Nullable SparseVectorClock b) {
        return a == null || b == null ? a : a.merge(b);
    }

    SparseVectorClock merge(SparseVectorClock that) {
        if (that == this || that == NOTHING) {
            return this;
        }
        if (this == NOTHING) {
            return that;
        }
        SparseVectorClock a = this;
        SparseVectorClock b = that;
        while (a.shift < b.shift) {
            a = a.taller();
        }
        while (b.shift < a.shift) {
            b = b.taller();
        }
        Object merged = merge(a.root, b.root, a.shift);
        if (merged == a.root) {
            return a.shift == shift ? this : a;
        }
        return merged == b.root && b.shift == that.shift ? that : new SparseVectorClock(a.shift, merged);
    }

    private static Object merge(Object a, Object b, int shift) {
        if (a == b) {
            return a;
        }
        return shift == 0 ? mergeLeaf((long[]) a, (long[]) b) : mergeInner((Object[]) a, (Object[]) b, shift);
    }

    private static long[] mergeLeaf(long[] a, long[] b) {
        boolean aHasAll = true;
        boolean bHasAll = true;
        for (int i = 0; i < a.length || i < b.length; i++) {
            long p = i < a.length ? a[i] : 0;
            long q = i < b.length ? b[i] : 0;
            aHasAll &= p >= q;
            bHasAll &= q >= p;
        }
        if (aHasAll || bHasAll) {
            return aHasAll && bHasAll ? (long[]) oneOf(a, b) : aHasAll ? a : b;
        }
        long[] larger = a.length >= b.length ? a.clone() : b.clone();
        long[] smaller = a.length >= b.length ? b : a;
        for (int i = 0; i < smaller.length; i++) {
            larger[i] = Math.max(larger[i], smaller[i]);
        }
        return larger;
    }

    /** Allocates only if neither covers the other. */
    private static Object[] mergeInner(@Nullable Object[] a, @Nullable Object[] b, int shift) {
        boolean isA = true;
        boolean isB = true;
        @Nullable Object[] out = null;
        for (int i = 0; i < WIDTH; i++) {
            Object p = a[i];
            Object q = b[i];
            Object m = p == null ? q : q == null ? p : merge(p, q, shift - BITS);
            boolean stillA = isA && m == p;
            boolean stillB = isB && m == q;
            if (out == null && !stillA && !stillB) {
                out = isA ? a.clone() : b.clone();
            }
            if (out != null) {
                out[i] = m;
            }
            isA = stillA;
            isB = stillB;
        }
        if (out != null) {
            return out;
        }
        return isA && isB ? (Object[]) oneOf(a, b) : isA ? a : b;
    }

    /**
     * Picks the same one of two equal nodes for every caller. Tasks with equal clocks then share nodes, and comparisons
     * end at the root.
     */
    private static Object oneOf(Object a, Object b) {
        return System.identityHashCode(a) <= System.identityHashCode(b) ? a : b;
    }

    /** Whether this clock covers that one, ignoring one chain. */
    boolean covers(SparseVectorClock that, int except) {
        if (that == this || that == NOTHING) {
            return true;
        }
        SparseVectorClock a = this;
        SparseVectorClock b = that;
        while (a.shift < b.shift) {
            a = a.taller();
        }
        while (b.shift < a.shift) {
            b = b.taller();
        }
        return covers(a.root, b.root, a.shift, 0, except);
    }

    private static boolean covers(@Nullable Object mine, Object theirs, int shift, int from, int except) {
        if (mine == theirs) {
            return true;
        }
        if (shift == 0) {
            return coversLeaf(mine == null ? (long[]) NOTHING.root : (long[]) mine, (long[]) theirs, except - from);
        }
        @Nullable Object[] a = mine == null ? null : (Object[]) mine;
        @Nullable Object[] b = (Object[]) theirs;
        for (int i = 0; i < WIDTH; i++) {
            Object node = b[i];
            if (node != null && !covers(a == null ? null : a[i], node, shift - BITS, from + (i << shift), except)) {
                return false;
            }
        }
        return true;
    }

    private static boolean coversLeaf(long[] mine, long[] theirs, int except) {
        for (int i = 0; i < theirs.length; i++) {
            if (theirs[i] > (i < mine.length ? mine[i] : 0) && i != except) {
                return false;
            }
        }
        return true;
    }
}
