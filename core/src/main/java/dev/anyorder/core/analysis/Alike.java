package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Order;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * Accesses of a location that are in conflict with the same others, as far as what they do and the locks they hold go;
 * only the order tells them apart. Immutable; newest first.
 *
 * @param newest the accesses
 * @param after a step that all of them are before, null if none is known
 */
record Alike(Kept newest, @Nullable Step after) {
    /**
     * How far to look for a step that may have come here before: not much has come since from tasks that run at the same time. If
     * it is not found, it comes once more, which does no harm.
     */
    static final int RECENT = Math.min(64, 2 * Runtime.getRuntime().availableProcessors());

    /** How far to look for a step among many: tasks that run at the same time are among the last who came. */
    static final int LOOK = 64;

    /** As a record does it, which would take long the first time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Alike that && after == that.after && newest.equals(that.newest);
    }

    @Override
    public int hashCode() {
        return newest.hashCode();
    }

    /** What all of them do and hold. */
    Access sample() {
        return newest.access;
    }

    /** Whether it takes no more than one question to see that all are before the step. */
    boolean isBefore(Step step) {
        Step witness = newest.size == 1 ? newest.access.step : after;
        return witness != null && Order.logical(witness, step);
    }

    /** When the step itself came here last, or -1. */
    long lastTime(Step step) {
        int left = LOOK;
        for (Kept kept = newest; kept != null && left > 0; kept = kept.rest, left--) {
            if (kept.access.step == step) {
                return kept.time;
            }
        }
        return -1;
    }

    /** Whether another step has come here after that time. */
    boolean hasOthersAfter(long time, Step step) {
        for (Kept kept = newest; kept != null && kept.time > time; kept = kept.rest) {
            if (kept.access.step != step) {
                return true;
            }
        }
        return false;
    }

    /** The newest that is not before the step. */
    @Nullable
    Kept firstUnordered(Step step) {
        Kept kept = newest;
        while (kept != null && Order.logical(kept.access.step, step)) {
            kept = kept.rest;
        }
        return kept;
    }

    /** The newest of each site, if there are too many. */
    Alike trimmed(int most) {
        if (newest.size <= most) {
            return this;
        }
        Kept[] kept = new Kept[most];
        int n = 0;
        for (Kept each = newest; each != null && n < most; each = each.rest) {
            int i = 0;
            while (i < n && kept[i].access.site != each.access.site) {
                i++;
            }
            if (i == n) {
                kept[n++] = each;
            }
        }
        Kept list = Kept.of(kept, n);
        return list == null ? this : new Alike(list, after);
    }

    /** Those that are not before the step, if it is worth looking; at the least, the newest of them is not. */
    @Nullable
    Alike thinned(Step step, int most) {
        Kept list = newest;
        while (list != null && Order.logical(list.access.step, step)) {
            list = list.rest;
        }
        if (list == null) {
            return null;
        }
        if (!list.isDue()) {
            return list == newest ? this : new Alike(list, after);
        }
        Kept[] left = unordered(list, step);
        return left.length == newest.size && newest.isSmall() ? this : of(left, most);
    }

    /** Those that are not before the step. */
    static Kept[] unordered(Kept list, Step step) {
        Kept[] left = new Kept[list.size];
        int n = 0;
        for (Kept kept = list; kept != null; kept = kept.rest) {
            if (!Order.logical(kept.access.step, step)) {
                left[n++] = kept;
            }
        }
        return java.util.Arrays.copyOf(left, n);
    }

    /** These, newest first; of too many, the oldest and the newest. */
    static @Nullable Alike of(Kept[] newestFirst, int most) {
        int n = newestFirst.length;
        Kept[] kept = newestFirst;
        if (n > most) {
            int young = most - most / 2;
            kept = new Kept[most];
            System.arraycopy(newestFirst, 0, kept, 0, young);
            System.arraycopy(newestFirst, n - most / 2, kept, young, most / 2);
            n = most;
        }
        Kept list = Kept.of(kept, n);
        return list == null ? null : new Alike(list, null);
    }
}
