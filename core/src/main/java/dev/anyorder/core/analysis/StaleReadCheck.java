package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.order.AtomicBlock;
import org.jspecify.annotations.Nullable;

/**
 * Filters violations of undeclared atomicity: the second access depends on the value that the first one read. Only
 * demonstrable cases are warnings. Beyond {@link AtomicityAnalysis},
 * <ul>
 * <li>no access involved is in a data race or a plain access of a declared atomic block, which others report;
 * <li>the third is not of the task itself or its later children;
 * <li>in the reported order each task must still perform its accesses. So the third interleaved in this run; or is the
 * same code, which acts alike on equal values; or nothing depends on it: the second is unconditional, or the third came
 * later without locks through which it saw the pair.
 * </ul>
 *
 * <p>For the same code a read suffices ({@link AccessDependence#DECIDES}): before the other task's write it would have
 * led to the same write. Reporting the read keeps reports equal across runs.
 */
final class StaleReadCheck {
    /** The third access's position in this run. */
    enum When {
        BEFORE,
        BETWEEN,
        AFTER
    }

    private StaleReadCheck() {}

    /** The evidence, given that of a declared atomic block; null if not reported. */
    static @Nullable Evidence evidence(Access first, Access split, Access second, When when, Evidence evidence) {
        AtomicBlock pair = second.pair;
        boolean isDeclared = !second.atomic && second.step.isOwnBlock();
        if (first.op.writes() || isDeclared) {
            return null;
        }
        boolean isRace = !first.excludes(split) || !second.excludes(split);
        if (pair == null || first.pair != pair || isRace || pair.isOwn(split.step)) {
            return null;
        }
        if (!split.op.writes()) {
            boolean isForeseen = split.dependence == AccessDependence.DECIDES && split.site == first.site;
            return isForeseen && second.op.writes() && when != When.BEFORE ? evidence : null;
        }
        if (when == When.BETWEEN) {
            return evidence;
        }
        boolean isSame = split.site == second.site;
        if (isSame && second.dependence == AccessDependence.TEST) {
            // Already reported at that task's guard read.
            return null;
        }
        if (isSame && (when == When.AFTER || second.dependence == AccessDependence.DATA)) {
            return second.dependence == AccessDependence.DATA ? evidence : Evidence.CONDITIONAL;
        }
        boolean isFree = when == When.AFTER || second.dependence == AccessDependence.DATA;
        return isFree && split.atomic && evidence != Evidence.CONDITIONAL ? evidence : null;
    }
}
