package dev.anyorder.core.determinism;

import dev.anyorder.core.analysis.AccessOp;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What an operation does to that which tasks meet at: it looks, it changes something, or it changes something in a way that leaves
 * the same behind in whatever order it is done with others of its family.
 *
 * @param changes whether it is in conflict with those who look
 * @param family two of one family are in no conflict; null for what is in conflict with every change
 * @param rounds whether two of one family leave the same behind but for rounding
 */
public record AccessKind(boolean changes, @Nullable Object family, boolean rounds) {
    public static final AccessKind READ = new AccessKind(false, null, false);
    public static final AccessKind WRITE = new AccessKind(true, null, false);
    /** As part of what is declared to come in any order. */
    public static final AccessKind DECLARED = new AccessKind(true, "declared", false);

    private static final AccessKind[] BY_OP = Arrays.stream(AccessOp.values())
            .map(op -> !op.writes() ? READ : op.commutes() ? new AccessKind(true, op, op.rounds()) : WRITE)
            .toArray(AccessKind[]::new);

    /** That of an access. */
    static AccessKind of(AccessOp op) {
        return BY_OP[op.ordinal()];
    }

    /** Whether what they leave behind, or see, depends on which comes first. */
    boolean isAgainst(AccessKind other) {
        return (changes || other.changes) && (rounds || !isOfFamily(other.family));
    }

    /** Whether it can come in any order with others of this family. */
    boolean isOfFamily(@Nullable Object others) {
        return family != null && family.equals(others);
    }

    /** Whether whatever is against the other is against this. */
    boolean standsFor(AccessKind other) {
        return changes && family == null || equals(other);
    }
}
