package dev.anyorder.core.analysis;

import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * Accesses of a location with the same kind of operation and protection: they conflict with the same others and differ
 * only in order. Immutable; newest first.
 *
 * @param after a step that all of them happen before; null if unknown
 */
record AccessClass(HistoryEntry newest, @Nullable Step after) {
    /** Search depth for a duplicate: concurrent tasks add few entries. Missing one only adds a redundant entry. */
    static final int RECENT = Math.min(64, 2 * Runtime.getRuntime().availableProcessors());

    /** Search depth in long lists. */
    static final int LOOK = 64;

    /** Hand-written: the generated record methods slow down start-up. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AccessClass that && after == that.after && newest.equals(that.newest);
    }

    @Override
    public int hashCode() {
        return newest.hashCode();
    }

    Access sample() {
        return newest.access;
    }

    /** Whether a single query shows that all are before the step. */
    boolean isBefore(Step step) {
        Step witness = newest.size == 1 ? newest.access.step : after;
        return witness != null && HappensBefore.logical(witness, step);
    }

    /** The time of the step's last access; -1 if none. */
    long lastTime(Step step) {
        int left = LOOK;
        for (HistoryEntry entry = newest; entry != null && left > 0; entry = entry.rest, left--) {
            if (entry.access.step == step) {
                return entry.time;
            }
        }
        return -1;
    }

    /** Whether another step accessed after that time. */
    boolean hasOthersAfter(long time, Step step) {
        for (HistoryEntry entry = newest; entry != null && entry.time > time; entry = entry.rest) {
            if (entry.access.step != step) {
                return true;
            }
        }
        return false;
    }

    /** The newest entry not before the step. */
    @Nullable
    HistoryEntry firstUnordered(Step step) {
        HistoryEntry entry = newest;
        while (entry != null && HappensBefore.logical(entry.access.step, step)) {
            entry = entry.rest;
        }
        return entry;
    }

    /** Above the limit, the newest of each site. */
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

    /** Drops entries before the step. The scan is amortised; at least the newest remaining entry is unordered. */
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

    /** The entries not before the step. */
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

    /** Above the limit, the oldest and the newest. */
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
