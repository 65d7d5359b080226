package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.EdgeCause;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A finding about operations: one, an unordered pair, or a cycle.
 *
 * @param block the attachment of the declared block; null if none
 * @param operations each an {@link Operation} or an {@link Access}
 * @param edges of a cycle; edge i leads from operation 2i to 2i+1, whose task or block continues with operation 2i+2
 * @param within for a cycle, the attachment of each operation's block, or null; may be empty
 * @param blamed whether the block alone causes the cycle
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
    /** One operation, or an unordered pair. */
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
