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

    Cell(
            @Nullable Step noReads,
            @Nullable Step alsoNoReads,
            @Nullable Step noWrites,
            @Nullable Object[] histories,
            int hash) {
        super(noReads, alsoNoReads, noWrites);
        this.histories = histories;
        this.hash = hash;
    }

    /** Whether the cell is of that content. */
    boolean is(@Nullable Step reader, @Nullable Step also, @Nullable Step writer, @Nullable Object[] content) {
        return noReads == reader && alsoNoReads == also && noWrites == writer && Arrays.equals(histories, content);
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
