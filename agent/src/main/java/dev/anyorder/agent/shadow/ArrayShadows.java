package dev.anyorder.agent.shadow;

import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.hooks.WatchedArrayFilter;
import java.util.concurrent.atomic.AtomicLongArray;

/** The shadows of all arrays that a step has touched. */
public final class ArrayShadows {
    private static final int WORDS = 1 << 18;

    private final WeakTable<ArrayShadow> table = new WeakTable<>();
    private final WeakTable.Maker<ArrayShadow> maker;
    private final boolean isChoosy;
    /** A bit is set for each array that is held, and perhaps for others: most of what is not held need not be looked up. */
    private final AtomicLongArray maybeHeld;

    /**
     * Those that are made by this.
     *
     * @param isChoosy whether an array is of no interest before it is {@linkplain #hold held} by something that is
     */
    public ArrayShadows(WeakTable.Maker<ArrayShadow> maker, boolean isChoosy) {
        this.maker = maker;
        this.isChoosy = isChoosy;
        this.maybeHeld = new AtomicLongArray(isChoosy ? WORDS : 0);
    }

    /** Whether what is done to the array is of no interest. */
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

    /** The array is of interest from now on, and so are the arrays in an array of arrays; returns whether that is new. */
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

    /** The array with its shadow. */
    public WeakTable.Entry<ArrayShadow> of(Object array) {
        return table.entry(array, maker);
    }
}
