package dev.anyorder.core.analysis;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a location remembers of several accesses. Immutable.
 *
 * @param told whether a conflict of this location was reported, so that little needs to be remembered from then on
 * @param sorts the accesses, sorted
 */
@SuppressWarnings("ArrayRecordComponent")
record Past(boolean told, Alike... sorts) {
    static Past of(Object history) {
        if (history instanceof Past past) {
            return past;
        }
        if (history instanceof InTurn both) {
            Alike first = new Alike(Kept.alone(both.first(), 0), both.second().step);
            return new Past(false, first, new Alike(Kept.alone(both.second(), 1), null));
        }
        return new Past(false, new Alike(Kept.alone((Access) history, 0), null));
    }

    /** A lone access stands for itself, and for two that are known to be ordered there is a shorter form. */
    Object packed() {
        if (told || sorts.length > 2 || sorts[0].newest().size > 1) {
            return this;
        }
        return sorts.length == 1 ? sorts[0].sample() : sorts[1].newest().size == 1 ? both() : this;
    }

    private Object both() {
        Alike first = sorts[0].newest().time < sorts[1].newest().time ? sorts[0] : sorts[1];
        Alike second = first == sorts[0] ? sorts[1] : sorts[0];
        return first.after() == second.sample().step ? new InTurn(first.sample(), second.sample()) : this;
    }

    /** The last write, or null if none is kept. Commuting updates since then are not looked at. */
    @Nullable
    Kept lastWrite() {
        Kept last = null;
        for (Alike sort : sorts) {
            Kept kept = sort.newest();
            int left = Alike.LOOK;
            while (kept != null && left-- > 0 && (!kept.access.op.writes() || kept.access.op.commutes())) {
                kept = kept.rest;
            }
            if (kept != null && left >= 0 && (last == null || kept.time > last.time)) {
                last = kept;
            }
        }
        return last;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Past that && told == that.told && Arrays.equals(sorts, that.sorts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(sorts);
    }
}
