package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.order.AtomicBlock;
import org.jspecify.annotations.Nullable;

/**
 * Of two accesses, the second of which depends on what the first has read: whether it is worth a warning that a third can come
 * between. Nobody has said that the two are to be atomic, so what is not shown is not said. Besides what
 * {@link AtomicityAnalysis} asks for,
 *
 * <ul>
 *   <li>nothing of it is a data race, which is for others to report, nor a plain access of a block that is declared to be atomic;
 *   <li>the third is not the doing of the task itself, nor of one that it has spawned since;
 *   <li>in the order that is reported, each of the tasks would still do what it did. Had the third come later than it did, the
 *       first access would have read something else, and the second might not be done; had it come earlier, it might itself
 *       not be done. So it must have come between in this very run, or be the same code, of which the same
 *       comes whoever reads the same; or nothing must depend on it: the second access is done whatever was read, or the third
 *       one came later and holds no lock by which it may have learnt of the pair.
 * </ul>
 *
 * <p>Of the same code it is enough that it has read ({@link AccessDependence#DECIDES}): the task has seen what another had done, and was
 * content. Had it come before that one had done it, it would have done the same. That is then what is reported, whether or
 * not the task went on in this run, so that the same is reported in each.
 */
final class StaleReadCheck {
    /** When the third came in this run. */
    enum When {
        BEFORE,
        BETWEEN,
        AFTER
    }

    private StaleReadCheck() {}

    /**
     * How sure it is that a third access can come between.
     *
     * @param evidence how sure that would be for a block that is declared to be atomic
     * @return null if it is not to be reported
     */
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
            // Told when that task came to the test.
            return null;
        }
        if (isSame && (when == When.AFTER || second.dependence == AccessDependence.DATA)) {
            return second.dependence == AccessDependence.DATA ? evidence : Evidence.CONDITIONAL;
        }
        boolean isFree = when == When.AFTER || second.dependence == AccessDependence.DATA;
        return isFree && split.atomic && evidence != Evidence.CONDITIONAL ? evidence : null;
    }
}
