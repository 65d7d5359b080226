package dev.anyorder.agent.shadow;

import dev.anyorder.core.order.Step;
import dev.anyorder.hooks.Shadow;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The histories of a location, one for each analysis that runs. Immutable; all locations with the same past share one
 * cell, so that a step which touches a thousand objects of the same past makes one cell and does one check.
 */
public final class Cell extends Shadow {
    final @Nullable Object[] histories;

    /** Spreads cells over the memo; has no other meaning. */
    final int hash;

    /** Whether it is what a constructor leaves at a field that nobody else has touched. Set when it is made. */
    boolean isFresh;

    Cell(
            @Nullable Step noReads,
            @Nullable Step alsoNoReads,
            @Nullable Step noWrites,
            @Nullable Step noUpdates,
            int update,
            @Nullable Object[] histories,
            int hash) {
        super(noReads, alsoNoReads, noWrites, noUpdates, update);
        this.histories = histories;
        this.hash = hash;
    }

    /** Whether the other cell says the same. */
    boolean isLike(Cell other) {
        return noReads == other.noReads
                && alsoNoReads == other.alsoNoReads
                && noWrites == other.noWrites
                && noUpdates == other.noUpdates
                && update == other.update
                && Arrays.equals(histories, other.histories);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }
}
