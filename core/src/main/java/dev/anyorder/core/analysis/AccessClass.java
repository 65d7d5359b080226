package dev.anyorder.core.analysis;

import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * Accesses of a location that are in conflict with the same others, as far as what they do and the locks they hold go;
 * only the order tells them apart. Immutable; newest first.
 *
 * @param newest the accesses
 * @param after a step that all of them are before, null if none is known
 */
record AccessClass(HistoryEntry newest, @Nullable Step after) {
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
        return other instanceof AccessClass that && after == that.after && newest.equals(that.newest);
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
        return witness != null && HappensBefore.logical(witness, step);
    }

    /** When the step itself came here last, or -1. */
    long lastTime(Step step) {
        int left = LOOK;
        for (HistoryEntry entry = newest; entry != null && left > 0; entry = entry.rest, left--) {
            if (entry.access.step == step) {
                return entry.time;
            }
        }
        return -1;
    }

    /** Whether another step has come here after that time. */
    boolean hasOthersAfter(long time, Step step) {
        for (HistoryEntry entry = newest; entry != null && entry.time > time; entry = entry.rest) {
            if (entry.access.step != step) {
                return true;
            }
        }
        return false;
    }

    /** The newest that is not before the step. */
    @Nullable
    HistoryEntry firstUnordered(Step step) {
        HistoryEntry entry = newest;
        while (entry != null && HappensBefore.logical(entry.access.step, step)) {
            entry = entry.rest;
        }
        return entry;
    }

    /** The newest of each site, if there are too many. */
    AccessClass trimmed(int most) {
        if (newest.size <= most) {
            return this;
        }
        HistoryEntry[] entry = new HistoryEntry[most];
        int n = 0;
        for (HistoryEntry each = newest; each != null && n < most; each = each.rest) {
            int i = 0;
            while (i < n && entry[i].access.site != each.access.site) {
                i++;
            }
            if (i == n) {
                entry[n++] = each;
            }
        }
        HistoryEntry list = HistoryEntry.of(entry, n);
        return list == null ? this : new AccessClass(list, after);
    }

    /** Those that are not before the step, if it is worth looking; at the least, the newest of them is not. */
    @Nullable
    AccessClass thinned(Step step, int most) {
        HistoryEntry list = newest;
        while (list != null && HappensBefore.logical(list.access.step, step)) {
            list = list.rest;
        }
        if (list == null) {
            return null;
        }
        if (!list.isDue()) {
            return list == newest ? this : new AccessClass(list, after);
        }
        HistoryEntry[] left = unordered(list, step);
        return left.length == newest.size && newest.isSmall() ? this : of(left, most);
    }

    /** Those that are not before the step. */
    static HistoryEntry[] unordered(HistoryEntry list, Step step) {
        HistoryEntry[] left = new HistoryEntry[list.size];
        int n = 0;
        for (HistoryEntry entry = list; entry != null; entry = entry.rest) {
            if (!HappensBefore.logical(entry.access.step, step)) {
                left[n++] = entry;
            }
        }
        return java.util.Arrays.copyOf(left, n);
    }

    /** These, newest first; of too many, the oldest and the newest. */
    static @Nullable AccessClass of(HistoryEntry[] newestFirst, int most) {
        int n = newestFirst.length;
        HistoryEntry[] entry = newestFirst;
        if (n > most) {
            int young = most - most / 2;
            entry = new HistoryEntry[most];
            System.arraycopy(newestFirst, 0, entry, 0, young);
            System.arraycopy(newestFirst, n - most / 2, entry, young, most / 2);
            n = most;
        }
        HistoryEntry list = HistoryEntry.of(entry, n);
        return list == null ? null : new AccessClass(list, null);
    }
}
