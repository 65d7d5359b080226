package dev.anyorder.agent.shadow;

import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.hooks.WatchedArrayFilter;
import java.util.concurrent.atomic.AtomicLongArray;

/** Shadows of all accessed arrays. */
public final class ArrayShadows {
    private static final int WORDS = 1 << 18;

    private final WeakTable<ArrayShadow> table = new WeakTable<>();
    private final WeakTable.Maker<ArrayShadow> maker;
    private final boolean isChoosy;
    /** A Bloom filter: avoids most look-ups of arrays not held. */
    private final AtomicLongArray maybeHeld;

    /** {@code isChoosy} ignores arrays until they are {@linkplain #hold held}. */
    public ArrayShadows(WeakTable.Maker<ArrayShadow> maker, boolean isChoosy) {
        this.maker = maker;
        this.isChoosy = isChoosy;
        this.maybeHeld = new AtomicLongArray(isChoosy ? WORDS : 0);
    }

    public boolean ignores(Object array) {
        if (!isChoosy) {
            return false;
        }
        if (!WatchedArrayFilter.maybe(array)) {
            return true;
        }
        int hash = System.identityHashCode(array);
        return (maybeHeld.get(word(hash)) & 1L << hash) == 0 || table.get(array) == null;
    }

    private static int word(int hash) {
        return hash >>> 6 & WORDS - 1;
    }

    /** Stops ignoring the array and the rows in it; returns whether that is new. */
    public boolean hold(Object array) {
        if (!ignores(array)) {
            return false;
        }
        of(array);
        WatchedArrayFilter.add(array);
        int hash = System.identityHashCode(array);
        maybeHeld.getAndUpdate(word(hash), bits -> bits | 1L << hash);
        if (array instanceof Object[] rows && rows.getClass().getComponentType().isArray()) {
            for (Object row : rows) {
                if (row != null) {
                    hold(row);
                }
            }
        }
        return true;
    }

    public WeakTable.Entry<ArrayShadow> of(Object array) {
        return table.entry(array, maker);
    }
}
