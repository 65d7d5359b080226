package dev.anyorder.agent.shadow;

import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import org.jspecify.annotations.Nullable;

/** Takes conflicts, together with the location that they are about. */
public interface ConflictReporter {
    /** Whether two accesses may be in conflict, as far as can be said without their location. */
    default boolean possible(Access earlier, Access later) {
        return true;
    }

    /**
     * Takes a conflict.
     *
     * @param owner the object whose field it is, the class of a static field, the array, the library object
     * @param index the array element, or -1
     * @return whether it counts as a conflict
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
