package dev.anyorder.core.order;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a task knows across the tree: for each lane, the furthest position that happened before. Immutable and
 * shared: a radix tree over lane numbers whose leaves are short arrays, so that with a few lanes it is one small
 * vector clock, and with many, two maps that are mostly alike share most of their nodes and are merged by looking
 * only at where they differ. It holds numbers only and keeps no task alive.
 *
 * <p>A null argument of the static methods stands for an order that is not kept.
 */
final class SparseVectorClock {
    static final SparseVectorClock NOTHING = new SparseVectorClock(0, new long[0]);
    /** Stands for all that ever happens. Not to be merged. */
    static final SparseVectorClock EVERYTHING = new SparseVectorClock(0, new long[0]);

    private static final int BITS = 4;
    private static final int WIDTH = 1 << BITS;
    private static final int MASK = WIDTH - 1;

    /** How far to shift a lane number at the root; 0 when the root is a leaf. */
    private final int shift;
    /** A {@code long[]} of at most WIDTH positions in a leaf, an {@code Object[]} of WIDTH nodes or nulls above. */
    private final Object root;

    private SparseVectorClock(int shift, Object root) {
        this.shift = shift;
        this.root = root;
    }

    /** The position known on a lane, or 0. */
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

    /** This, and at least that position on that lane; this very object if it was known. */
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

    /** Leaves grow by steps of 2, 4, 8, 16, so that a program with few threads has small ones. */
    private static int roomFor(int index) {
        return Math.max(2, Integer.highestOneBit(index) << 1);
    }

    private SparseVectorClock taller() {
        Object[] above = new Object[WIDTH];
        above[0] = root;
        return new SparseVectorClock(shift + BITS, above);
    }

    /** The larger of both on every lane; {@code a} itself if it has all of {@code b}, else {@code b} if that has all. */
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

    /** Allocates only when neither side has all. */
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
     * One of two nodes that say the same, the same one whoever asks. Where all have come to know the same they so
     * come to share the same nodes, and no longer look into them.
     */
    private static Object oneOf(Object a, Object b) {
        return System.identityHashCode(a) <= System.identityHashCode(b) ? a : b;
    }

    /** Whether this has all of that, one lane not looked at. */
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
