package dev.anyorder.core.analysis;

import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * Entries of a location that differ only in order. Immutable; newest first.
 *
 * @param after a step that all of them happen before; null if unknown
 */
record AtomicityEntryList(AtomicityEntry newest, @Nullable Step after) {
    AtomicityEntry sample() {
        return newest;
    }

    /** Whether a single query shows that all are before the step. */
    boolean isBefore(Step step) {
        Step witness = newest.size == 1 ? newest.access.step : after;
        return witness != null && HappensBefore.logical(witness, step);
    }

    /** Records that all are before the step. */
    AtomicityEntryList before(Step step) {
        return newest.size == 1 ? this : new AtomicityEntryList(newest, step);
    }

    /** Searches only the newest. */
    boolean has(Step step) {
        int left = AccessClass.RECENT;
        for (AtomicityEntry entry = newest; entry != null && left > 0; entry = entry.rest, left--) {
            if (entry.access.step == step) {
                return true;
            }
        }
        return false;
    }

    AtomicityEntryList with(AtomicityEntry entry) {
        return new AtomicityEntryList(entry.onto(newest), null);
    }

    /** Drops entries that the newer one covers. Long lists are scanned only when due. */
    @Nullable
    AtomicityEntryList without(AtomicityEntry newer) {
        AtomicityEntry list = newest;
        while (list != null && list.isCoveredBy(newer)) {
            list = list.rest;
        }
        if (list == null) {
            return null;
        }
        if (!list.isDue()) {
            return list == newest ? this : new AtomicityEntryList(list, after);
        }
        AtomicityEntry[] left = new AtomicityEntry[list.size];
        int n = 0;
        for (AtomicityEntry entry = list; entry != null; entry = entry.rest) {
            if (!entry.isCoveredBy(newer)) {
                left[n++] = entry;
            }
        }
        return n == newest.size && n < newest.limit ? this : of(left, n);
    }

    private @Nullable AtomicityEntryList of(AtomicityEntry[] newestFirst, int n) {
        AtomicityEntry list = AtomicityEntry.of(newestFirst, n);
        return list == null ? null : new AtomicityEntryList(list, after);
    }

    /** Above the limit, the oldest and the newest. */
    AtomicityEntryList trimmed(int limit, int most) {
        if (newest.size <= limit) {
            return this;
        }
        AtomicityEntry[] kept = new AtomicityEntry[most];
        int old = most / 2;
        int at = newest.size;
        int n = 0;
        for (AtomicityEntry entry = newest; entry != null; entry = entry.rest, at--) {
            if (n < most - old || at <= old) {
                kept[n++] = entry;
            }
        }
        AtomicityEntry list = AtomicityEntry.of(kept, n);
        return list == null ? this : new AtomicityEntryList(list, after);
    }

    /** Hand-written: the generated record methods slow down start-up. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AtomicityEntryList that && after == that.after && newest.equals(that.newest);
    }

    @Override
    public int hashCode() {
        return newest.hashCode();
    }
}
