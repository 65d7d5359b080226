package dev.anyorder.agent.shadow;

import dev.anyorder.agent.table.WeakTable.Entry;
import dev.anyorder.hooks.ArrayFootprint;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Caches array shadows during a commit. Sites tend to repeat their order of arrays, so last time's successor is tried
 * first. Owned by one thread; empty between commits.
 */
public final class StepShadows {
    private static final int RECENT = Long.SIZE;
    private static final int SITES = 16;
    private static final int MOST_KEPT = 256;

    /** Direct-mapped by array identity. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private final @Nullable Entry<ArrayShadow>[] recent = new Entry[RECENT];

    /** The last array by site, direct-mapped. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private final @Nullable Entry<ArrayShadow>[] lasts = new Entry[SITES];

    /** By footprint. */
    private @Nullable ArrayShadow[] found = new ArrayShadow[8];

    private int count;

    private long taken;

    StepShadows() {}

    public void find(ArrayFootprint[] footprints, int number, ArrayShadows all) {
        if (number > found.length) {
            found = new ArrayShadow[Math.max(number, found.length * 2)];
        }
        count = number;
        Entry<ArrayShadow> entry = null;
        for (int i = 0; i < number; i++) {
            Object array = footprints[i].array;
            if (array != null) {
                int at = footprints[i].site & (SITES - 1);
                entry = entry != null && entry.refersTo(array) ? entry : next(lasts[at], array, all);
                lasts[at] = entry;
                found[i] = entry.value;
            }
        }
        Arrays.fill(lasts, null);
    }

    private Entry<ArrayShadow> next(@Nullable Entry<ArrayShadow> last, Object array, ArrayShadows all) {
        if (last == null) {
            return find(array, all);
        }
        if (last.refersTo(array)) {
            return last;
        }
        Entry<ArrayShadow> next = last.after();
        if (next == null || !next.refersTo(array)) {
            next = find(array, all);
            last.after(next);
        }
        return next;
    }

    private Entry<ArrayShadow> find(Object array, ArrayShadows all) {
        int hash = System.identityHashCode(array);
        int at = (hash ^ (hash >>> 7)) & (RECENT - 1);
        Entry<ArrayShadow> entry = recent[at];
        if (entry == null || !entry.refersTo(array)) {
            entry = all.of(array);
            recent[at] = entry;
            taken |= 1L << at;
        }
        return entry;
    }

    public @Nullable ArrayShadow of(int footprint) {
        return found[footprint];
    }

    /** Ends the commit. */
    public void forget() {
        for (; taken != 0; taken &= taken - 1) {
            recent[Long.numberOfTrailingZeros(taken)] = null;
        }
        if (found.length > MOST_KEPT) {
            found = new ArrayShadow[MOST_KEPT];
        } else {
            Arrays.fill(found, 0, count, null);
        }
    }
}
