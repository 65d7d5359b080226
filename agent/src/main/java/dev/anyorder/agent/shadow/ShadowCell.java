package dev.anyorder.agent.shadow;

import dev.anyorder.core.order.Step;
import dev.anyorder.hooks.ShadowWord;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The histories of a location, one for each analysis that runs. Immutable; all locations with the same past share one
 * cell, so that a step which touches a thousand objects of the same past makes one cell and does one check.
 */
public class ShadowCell extends ShadowWord {
    /** The history if one analysis runs, an array of them if several do: of most cells there is one for each location. */
    final @Nullable Object past;

    /** Whether it is what a constructor leaves at a field that nobody else has touched. Set when it is made. */
    boolean isFresh;

    protected ShadowCell(
            @Nullable Step noReads,
            @Nullable Step alsoNoReads,
            @Nullable Step noWrites,
            @Nullable Step noUpdates,
            int update,
            @Nullable Object past,
            int hash) {
        super(noReads, alsoNoReads, noWrites, noUpdates, update, hash);
        this.past = past;
    }

    /** The same past, with other steps marked as having read. */
    ShadowCell marked(Step reader, @Nullable Step other) {
        return new ShadowCell(
                reader, other, (Step) noWrites, (Step) noUpdates, update, past, hash ^ reader.hashCode() >>> 8);
    }

    /** It is what a constructor leaves. To be called before anybody else sees it. */
    protected final void fresh() {
        isFresh = true;
    }

    /** What another location begins with that has this past so far. */
    public ShadowCell copied() {
        return this;
    }

    /** Whether the other cell says the same. */
    boolean hasSameContent(ShadowCell other) {
        return noReads == other.noReads
                && alsoNoReads == other.alsoNoReads
                && noWrites == other.noWrites
                && noUpdates == other.noUpdates
                && update == other.update
                && (past instanceof Object[] several
                        ? Arrays.equals(several, (Object[]) other.past)
                        : Objects.equals(past, other.past));
    }

    /** The history that an analysis keeps. */
    @Nullable
    Object history(int analysis) {
        return past instanceof Object[] several ? several[analysis] : past;
    }

    /** Alike for cells that have the same histories. */
    int content() {
        return past instanceof Object[] several ? Arrays.hashCode(several) : Objects.hashCode(past);
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
