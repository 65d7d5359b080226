package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.order.BlockGap;
import org.jspecify.annotations.Nullable;

/** Receives an analysis's findings about the current location. */
public interface ConflictListener {
    /** The later access is the current one. */
    void conflict(Analysis by, FindingKind kind, Severity severity, Evidence evidence, Access earlier, Access later);

    /**
     * The same, inside a deterministic block.
     *
     * @param block the block's attachment
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

    /** A finding about one access. */
    default void single(Analysis by, FindingKind kind, Severity severity, Evidence evidence, Access access) {
        throw new UnsupportedOperationException("no findings of single accesses");
    }

    /**
     * A third access can split two accesses of a block. The current one is the third or the second.
     *
     * @param gap the block's interleaving points
     * @param interleaved whether it interleaved in this run
     * @param split the access of another task
     * @param second the first again if it is a read-modify-write
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
     * Whether a conflict is possible; the driver knows further order, such as that of static initializers. May change
     * only from true to false.
     */
    default boolean possible(Access earlier, Access later) {
        return true;
    }
}
