package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Block;
import dev.anyorder.core.order.Step;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The history of a location for {@link Atomicity}. Immutable.
 *
 * @param told whether a violation was reported, so that little needs to be remembered from then on
 * @param time how many have come
 * @param halves what the blocks that are open have done
 * @param sorts deeds, sorted
 */
@SuppressWarnings("ArrayRecordComponent")
record Touched(boolean told, long time, @Nullable Half halves, Deeds... sorts) {
    static final Touched NEVER = new Touched(false, 0, null);

    /** Whether another access of the step, in a block of its own or in none, would tell nothing new. */
    boolean knows(Step step, @Nullable Block own, boolean writing) {
        if (own != null) {
            Half half = Half.find(halves, own);
            return half != null && half.knows(step, writing);
        }
        for (Deeds sort : sorts) {
            Act act = sort.sample().act;
            if ((act == Act.WRITE || act == Act.READ && !writing) && sort.has(step)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Touched that
                && told == that.told
                && time == that.time
                && Objects.equals(halves, that.halves)
                && Arrays.equals(sorts, that.sorts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(sorts);
    }
}
