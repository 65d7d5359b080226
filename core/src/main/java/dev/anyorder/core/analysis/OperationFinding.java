package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.EdgeCause;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A finding about operations of tasks: one, an unordered pair, or a cycle of any length. The driver describes them.
 *
 * @param by the analysis
 * @param block what the driver attached to the declared block that the finding is about; null if it is about none
 * @param operations each an {@link Operation} or an {@link Access}
 * @param edges the edges of a cycle: that of number i leads from operation 2i to 2i+1, and the task or the block of that one
 *     continues with operation 2i+2. Empty if the finding is no cycle
 * @param within what was attached to the block that each operation of a cycle is in, null where it is in none; or empty
 * @param blamed whether the block alone is at fault for the cycle
 */
public record OperationFinding(
        Analysis by,
        FindingKind kind,
        Severity severity,
        Evidence evidence,
        @Nullable Object block,
        List<Object> operations,
        List<EdgeCause> edges,
        List<@Nullable Object> within,
        boolean blamed) {
    /** One operation, or two that are unordered. */
    public static OperationFinding of(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            @Nullable Object block,
            Object... operations) {
        return new OperationFinding(
                by, kind, severity, evidence, block, List.of(operations), List.of(), List.of(), false);
    }

    /** A cycle, which is an error. */
    public static OperationFinding cycle(
            Analysis by,
            FindingKind kind,
            Evidence evidence,
            @Nullable Object block,
            List<Object> operations,
            List<EdgeCause> edges) {
        return new OperationFinding(by, kind, Severity.ERROR, evidence, block, operations, edges, List.of(), false);
    }
}
