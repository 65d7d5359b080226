package dev.anyorder.agent.shadow;

import dev.anyorder.hooks.Footprint;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The shadows of the arrays that a step has touched, while it is committed. Several sites touch the same array, and each
 * footprint is asked for twice: looked up once, a shadow is remembered until the commit is over. Owned by the recorder's
 * thread; holds nothing between two commits.
 */
public final class StepShadows {
    private static final int RECENT = Long.SIZE;
    private static final int MOST_KEPT = 256;

    /** Direct-mapped by identity: arrays, and their shadows. */
    private final @Nullable Object[] arrays = new Object[RECENT];

    private final @Nullable ArrayShadow[] shadows = new ArrayShadow[RECENT];

    /** By footprint. */
    private @Nullable ArrayShadow[] found = new ArrayShadow[8];

    private int count;

    /** A bit for each place of the arrays that is taken. */
    private long taken;

    StepShadows() {}

    /** Looks up the shadows of these footprints' arrays. */
    public void find(Footprint[] footprints, int number, ArrayShadows all) {
        if (number > found.length) {
            found = new ArrayShadow[Math.max(number, found.length * 2)];
        }
        count = number;
        for (int i = 0; i < number; i++) {
            Object array = footprints[i].array;
            found[i] = array == null ? null : find(array, all);
        }
    }

    private @Nullable ArrayShadow find(Object array, ArrayShadows all) {
        int hash = System.identityHashCode(array);
        int at = (hash ^ (hash >>> 7)) & (RECENT - 1);
        if (arrays[at] != array) {
            shadows[at] = all.of(array);
            arrays[at] = array;
            taken |= 1L << at;
        }
        return shadows[at];
    }

    /** The shadow of the array of that footprint; null if it has none. */
    public @Nullable ArrayShadow of(int footprint) {
        return found[footprint];
    }

    /** The commit is over. */
    public void forget() {
        for (; taken != 0; taken &= taken - 1) {
            int at = Long.numberOfTrailingZeros(taken);
            arrays[at] = null;
            shadows[at] = null;
        }
        if (found.length > MOST_KEPT) {
            found = new ArrayShadow[MOST_KEPT];
        } else {
            Arrays.fill(found, 0, count, null);
        }
    }
}
