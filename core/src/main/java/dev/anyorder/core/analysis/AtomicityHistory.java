package dev.anyorder.core.analysis;

import dev.anyorder.core.order.AtomicBlock;
import dev.anyorder.core.order.Step;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Access history of a location for {@link AtomicityAnalysis}. Immutable.
 *
 * @param told whether a violation was reported; then little is kept
 * @param time number of accesses
 * @param halves accesses of open blocks
 * @param sorts entries by class
 */
@SuppressWarnings("ArrayRecordComponent")
record AtomicityHistory(boolean told, long time, @Nullable OpenBlockAccesses halves, AtomicityEntryList... sorts) {
    static final AtomicityHistory NEVER = new AtomicityHistory(false, 0, null);

    /** Whether another access of the step would add nothing. */
    boolean isRedundant(Step step, @Nullable AtomicBlock own, boolean writing) {
        if (own != null) {
            OpenBlockAccesses openBlockAccesses = OpenBlockAccesses.find(halves, own);
            return openBlockAccesses != null && openBlockAccesses.isRedundant(step, writing);
        }
        for (AtomicityEntryList sort : sorts) {
            SplitKind splitKind = sort.sample().splitKind;
            if ((splitKind == SplitKind.WRITE || splitKind == SplitKind.READ && !writing) && sort.has(step)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AtomicityHistory that
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
