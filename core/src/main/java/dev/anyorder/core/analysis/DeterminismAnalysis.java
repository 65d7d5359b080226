package dev.anyorder.core.analysis;

import dev.anyorder.core.determinism.DeterministicBlock;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.ScheduleScope;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.order.TrackedOrders;

/**
 * The share of accesses in what is to be deterministic (SingleTrack, described in {@code seeds/001}): two that nothing ordered in
 * this run, in one block or in tasks that were spawned in it. The other share, locks, volatile variables and who comes in
 * from outside, is that of {@link dev.anyorder.core.determinism.DeterminismChecker}.
 *
 * <p>Guarantees and misses are those of {@link FastTrackAnalysis}: a location with such accesses gets a finding, unless an access from
 * outside of the block, with which they race as well, came between.
 */
public final class DeterminismAnalysis extends FastTrackAnalysis {
    @Override
    public String name() {
        return "determinism";
    }

    @Override
    public TrackedOrders orders() {
        return TrackedOrders.ALL;
    }

    @Override
    public ScheduleScope schedules() {
        return ScheduleScope.ALL;
    }

    @Override
    public boolean wantsScopes() {
        return true;
    }

    @Override
    void report(Access earlier, Access later, ConflictListener listener) {
        DeterministicBlock a = earlier.step.note(DeterministicBlock.class);
        DeterministicBlock b = later.step.note(DeterministicBlock.class);
        if (a != null && b != null && DeterministicBlock.around(a, b) != null) {
            listener.conflict(
                    this, FindingKind.DETERMINISM_CONFLICT, Severity.ERROR, Evidence.OBSERVED, earlier, later);
        }
    }
}
