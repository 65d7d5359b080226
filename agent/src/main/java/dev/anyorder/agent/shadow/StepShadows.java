package dev.anyorder.agent.shadow;

import dev.anyorder.agent.table.WeakTable.Entry;
import dev.anyorder.hooks.ArrayFootprint;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The shadows of the arrays that a step has touched, while it is committed. Several sites touch the same array, and each
 * footprint is asked for twice: looked up once, a shadow is remembered until the commit is over. A site that touches many
 * arrays tends to touch them in the order in which they were touched before, so the one that came next then is tried first. Owned by the recorder's
 * thread; holds nothing between two commits.
 */
public final class StepShadows {
    private static final int RECENT = Long.SIZE;
    private static final int SITES = 16;
    private static final int MOST_KEPT = 256;

    /** Direct-mapped by the identity of the array. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private final @Nullable Entry<ArrayShadow>[] recent = new Entry[RECENT];

    /** Direct-mapped by the site: the last array that it touched. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private final @Nullable Entry<ArrayShadow>[] lasts = new Entry[SITES];

    /** By footprint. */
    private @Nullable ArrayShadow[] found = new ArrayShadow[8];

    private int count;

    /** A bit for each recent one. */
    private long taken;

    StepShadows() {}

    /** Looks up the shadows of these footprints' arrays. */
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

    /** The shadow of the array of that footprint; null if it has none. */
    public @Nullable ArrayShadow of(int footprint) {
        return found[footprint];
    }

    /** The commit is over. */
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
