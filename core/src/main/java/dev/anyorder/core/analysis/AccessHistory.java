package dev.anyorder.core.analysis;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Access history of a location with several accesses. Immutable.
 *
 * @param told whether a conflict was reported; then little is kept
 * @param sorts the accesses by class
 */
@SuppressWarnings("ArrayRecordComponent")
record AccessHistory(boolean told, AccessClass... sorts) {
    static AccessHistory of(Object history) {
        if (history instanceof AccessHistory past) {
            return past;
        }
        if (history instanceof OrderedPair both) {
            AccessClass first = new AccessClass(HistoryEntry.alone(both.first(), 0), both.second().step);
            return new AccessHistory(false, first, new AccessClass(HistoryEntry.alone(both.second(), 1), null));
        }
        return new AccessHistory(false, new AccessClass(HistoryEntry.alone((Access) history, 0), null));
    }

    /** Compact form: one access, or an ordered pair. */
    Object packed() {
        if (told || sorts.length > 2 || sorts[0].newest().size > 1) {
            return this;
        }
        return sorts.length == 1 ? sorts[0].sample() : sorts[1].newest().size == 1 ? both() : this;
    }

    private Object both() {
        AccessClass first = sorts[0].newest().time < sorts[1].newest().time ? sorts[0] : sorts[1];
        AccessClass second = first == sorts[0] ? sorts[1] : sorts[0];
        return first.after() == second.sample().step ? new OrderedPair(first.sample(), second.sample()) : this;
    }

    /** The last write kept, ignoring commuting updates; null if none. */
    @Nullable
    HistoryEntry lastWrite() {
        HistoryEntry last = null;
        for (AccessClass sort : sorts) {
            HistoryEntry entry = sort.newest();
            int left = AccessClass.LOOK;
            while (entry != null && left-- > 0 && (!entry.access.op.writes() || entry.access.op.commutes())) {
                entry = entry.rest;
            }
            if (entry != null && left >= 0 && (last == null || entry.time > last.time)) {
                last = entry;
            }
        }
        return last;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AccessHistory that && told == that.told && Arrays.equals(sorts, that.sorts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(sorts);
    }
}
