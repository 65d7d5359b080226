package dev.anyorder.core.determinism;

import dev.anyorder.core.analysis.AccessOp;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The effect of an operation: a read, a write, or an update that commutes within its family.
 *
 * @param changes whether it conflicts with reads
 * @param family members do not conflict with each other; null if it conflicts with every change
 * @param rounds whether the family commutes only up to rounding
 */
public record AccessKind(boolean changes, @Nullable Object family, boolean rounds) {
    public static final AccessKind READ = new AccessKind(false, null, false);
    public static final AccessKind WRITE = new AccessKind(true, null, false);
    /** Part of an operation that is declared to commute. */
    public static final AccessKind DECLARED = new AccessKind(true, "declared", false);

    private static final AccessKind[] BY_OP = Arrays.stream(AccessOp.values())
            .map(op -> !op.writes() ? READ : op.commutes() ? new AccessKind(true, op, op.rounds()) : WRITE)
            .toArray(AccessKind[]::new);

    static AccessKind of(AccessOp op) {
        return BY_OP[op.ordinal()];
    }

    /** Whether the two conflict. */
    boolean isAgainst(AccessKind other) {
        return (changes || other.changes) && (rounds || !isOfFamily(other.family));
    }

    boolean isOfFamily(@Nullable Object others) {
        return family != null && family.equals(others);
    }

    /** Whether all that conflicts with the other conflicts with this. */
    boolean standsFor(AccessKind other) {
        return changes && family == null || equals(other);
    }
}
