package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Order;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * Deeds of a location that differ only in the order. Immutable; newest first.
 *
 * @param newest the deeds
 * @param after a step that all of them are before, null if none is known
 */
record Deeds(Deed newest, @Nullable Step after) {
    /** What all of them do, under which locks. */
    Deed sample() {
        return newest;
    }

    /** Whether it takes no more than one question to see that all are before the step. */
    boolean isBefore(Step step) {
        Step witness = newest.size == 1 ? newest.access.step : after;
        return witness != null && Order.logical(witness, step);
    }

    /** These, known to be before the step. */
    Deeds before(Step step) {
        return newest.size == 1 ? this : new Deeds(newest, step);
    }

    /** Whether the step is among the newest. */
    boolean has(Step step) {
        int left = Alike.RECENT;
        for (Deed deed = newest; deed != null && left > 0; deed = deed.rest, left--) {
            if (deed.access.step == step) {
                return true;
            }
        }
        return false;
    }

    /** One more. */
    Deeds with(Deed deed) {
        return new Deeds(deed.onto(newest), null);
    }

    /** What need not be forgotten for the newer one, if it is worth looking. */
    @Nullable
    Deeds without(Deed newer) {
        Deed list = newest;
        while (list != null && list.isCoveredBy(newer)) {
            list = list.rest;
        }
        if (list == null) {
            return null;
        }
        if (!list.isDue()) {
            return list == newest ? this : new Deeds(list, after);
        }
        Deed[] left = new Deed[list.size];
        int n = 0;
        for (Deed deed = list; deed != null; deed = deed.rest) {
            if (!deed.isCoveredBy(newer)) {
                left[n++] = deed;
            }
        }
        return n == newest.size && n < newest.limit ? this : of(left, n);
    }

    private @Nullable Deeds of(Deed[] newestFirst, int n) {
        Deed list = Deed.of(newestFirst, n);
        return list == null ? null : new Deeds(list, after);
    }

    /** The oldest and the newest, so many of them, if there are more than a limit. */
    Deeds trimmed(int limit, int most) {
        if (newest.size <= limit) {
            return this;
        }
        Deed[] kept = new Deed[most];
        int old = most / 2;
        int at = newest.size;
        int n = 0;
        for (Deed deed = newest; deed != null; deed = deed.rest, at--) {
            if (n < most - old || at <= old) {
                kept[n++] = deed;
            }
        }
        Deed list = Deed.of(kept, n);
        return list == null ? this : new Deeds(list, after);
    }

    /** As a record does it, which would take long the first time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Deeds that && after == that.after && newest.equals(that.newest);
    }

    @Override
    public int hashCode() {
        return newest.hashCode();
    }
}
