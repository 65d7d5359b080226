package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.order.BlockGap;
import org.jspecify.annotations.Nullable;

/** Where an analysis says what it found about the location at hand. */
public interface ConflictListener {
    /** Two accesses of the location are in conflict; the later one is the access being handled. */
    void conflict(Analysis by, FindingKind kind, Severity severity, Evidence evidence, Access earlier, Access later);

    /**
     * The same, in a block that is declared deterministic.
     *
     * @param block what was attached to the block
     */
    default void conflict(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            Access earlier,
            Access later,
            @Nullable Object block) {
        throw new UnsupportedOperationException("no blocks");
    }

    /** An access is a finding of its own. */
    default void single(Analysis by, FindingKind kind, Severity severity, Evidence evidence, Access access) {
        throw new UnsupportedOperationException("no findings of single accesses");
    }

    /**
     * Two accesses of a block can be split by a third; the one being handled is the third, or the second of the two.
     *
     * @param gap when, as seen from the block
     * @param interleaved whether the third did execute between the two in this run
     * @param first the block's first access
     * @param split the access of another that can come between
     * @param second the block's second access; the first one again if it reads and then writes
     */
    default void split(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            BlockGap gap,
            boolean interleaved,
            Access first,
            Access split,
            Access second) {
        throw new UnsupportedOperationException("not told of pairs that are split");
    }

    /**
     * Whether the two may be in conflict at all, for reasons that only the driver knows: what a static initialiser did
     * is before whatever gets at it. Must not change from no to yes.
     */
    default boolean possible(Access earlier, Access later) {
        return true;
    }
}
