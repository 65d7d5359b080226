package dev.anyorder.agent.shadow;

import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import org.jspecify.annotations.Nullable;

/** Receives conflicts with their location. */
public interface ConflictReporter {
    /** Whether the accesses may conflict, judged without their location. */
    default boolean possible(Access earlier, Access later) {
        return true;
    }

    /**
     * Reports a conflict; returns whether it counts.
     *
     * @param owner object, class of a static field, array or library object
     * @param index the array element, or -1
     */
    boolean conflict(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            Access earlier,
            Access later,
            Object owner,
            int index);

    /** The same, in a block that is declared deterministic and to which this was attached. */
    default boolean conflict(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            Access earlier,
            Access later,
            Object owner,
            int index,
            @Nullable Object block) {
        throw new UnsupportedOperationException("no blocks");
    }

    /** Takes an access that is a finding of its own. */
    default boolean single(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            Access access,
            Object owner,
            int index) {
        throw new UnsupportedOperationException("no findings of single accesses");
    }

    /**
     * Takes two accesses of a block that another one can split.
     *
     * @return whether it counts as a conflict
     */
    default boolean split(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            SplitAccesses split,
            Object owner,
            int index) {
        throw new UnsupportedOperationException("not told of blocks");
    }
}
