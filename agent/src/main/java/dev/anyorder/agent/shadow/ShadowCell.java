package dev.anyorder.agent.shadow;

import dev.anyorder.core.order.Step;
import dev.anyorder.hooks.ShadowWord;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A location's access histories, one for each analysis. Immutable; shared by locations of equal histories, so a step
 * checks them once.
 */
public class ShadowCell extends ShadowWord {
    /** The history, or an array if several analyses run; saves memory. */
    final @Nullable Object past;

    /** Whether only a constructor has accessed the field. Set before publication. */
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

    /** The same history with other redundant readers. */
    ShadowCell marked(Step reader, @Nullable Step other) {
        return new ShadowCell(
                reader, other, (Step) noWrites, (Step) noUpdates, update, past, hash ^ reader.hashCode() >>> 8);
    }

    /** Call before publication. */
    protected final void fresh() {
        isFresh = true;
    }

    /** The initial cell of a location split off from this one. */
    public ShadowCell copied() {
        return this;
    }

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

    @Nullable
    Object history(int analysis) {
        return past instanceof Object[] several ? several[analysis] : past;
    }

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
