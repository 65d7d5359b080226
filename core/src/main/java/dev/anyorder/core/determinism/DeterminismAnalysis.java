package dev.anyorder.core.determinism;

import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.AnalysisContext;
import dev.anyorder.core.analysis.ConflictListener;
import dev.anyorder.core.analysis.FastTrackAnalysis;
import dev.anyorder.core.analysis.Operation;
import dev.anyorder.core.analysis.OperationFinding;
import dev.anyorder.core.analysis.TaskListener;
import dev.anyorder.core.finding.EdgeCause;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.ScheduleScope;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.order.TrackedOrders;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Determinism of blocks (SingleTrack: Sadowski et al. 2009). This class handles accesses: two in one block, or in tasks
 * spawned there, that are unordered in this run. {@link DeterminismChecker} handles locks, volatiles and interference.
 *
 * <p>Guarantees and misses as in {@link FastTrackAnalysis}. Also misses a pair if a racing access from outside the
 * block came between.
 */
public final class DeterminismAnalysis extends FastTrackAnalysis {
    @Override
    public String name() {
        return "determinism";
    }

    @Override
    public ScheduleScope schedules() {
        return ScheduleScope.ALL;
    }

    @Override
    public TrackedOrders orders() {
        return TrackedOrders.ALL;
    }

    @Override
    public boolean wantsScopes() {
        return true;
    }

    @Override
    public boolean wantsTaskEvents() {
        return true;
    }

    @Override
    public TaskListener taskListener(AnalysisContext context) {
        return new DeterminismChecker(
                        clash -> report(clash, context),
                        circle -> report(circle, context),
                        (call, block) -> report(Objects.requireNonNull(call), block, context),
                        context::operation)
                .root();
    }

    private void report(DeterminismConflict clash, AnalysisContext context) {
        Operation earlier = (Operation) Objects.requireNonNull(clash.earlier());
        Operation later = (Operation) Objects.requireNonNull(clash.later());
        FindingKind kind = clash.isSlight() ? FindingKind.ROUNDING_RACE : FindingKind.DETERMINISM_CONFLICT;
        Severity severity = clash.isSlight() ? Severity.NOTE : Severity.ERROR;
        Evidence evidence = later.isAccess() ? Evidence.OBSERVED : Evidence.PREDICTED;
        for (DeterministicBlock block : clash.block().blocks()) {
            context.report(OperationFinding.of(this, kind, severity, evidence, block.info, earlier, later));
        }
    }

    private void report(DeterminismCycle circle, AnalysisContext context) {
        List<Object> ends = new ArrayList<>();
        List<EdgeCause> causes = new ArrayList<>();
        for (DeterminismEdge edge : circle.links()) {
            ends.add(Objects.requireNonNull(edge.from()));
            ends.add(Objects.requireNonNull(edge.to()));
            causes.add(edge.cause());
        }
        for (DeterministicBlock block : circle.block().blocks()) {
            context.report(OperationFinding.cycle(
                    this, FindingKind.DETERMINISM_CYCLE, Evidence.OBSERVED, block.info, ends, causes));
        }
    }

    private void report(Object call, DeterministicBlock innermost, AnalysisContext context) {
        for (DeterministicBlock block : innermost.blocks()) {
            context.report(OperationFinding.of(
                    this, FindingKind.NONDETERMINISM_SOURCE, Severity.WARNING, Evidence.OBSERVED, block.info, call));
        }
    }

    @Override
    protected void report(Access earlier, Access later, ConflictListener listener) {
        DeterministicBlock a = earlier.step.note(DeterministicBlock.class);
        DeterministicBlock b = later.step.note(DeterministicBlock.class);
        DeterministicBlock common = a == null || b == null ? null : DeterministicBlock.around(a, b);
        for (DeterministicBlock block : common == null ? List.<DeterministicBlock>of() : common.blocks()) {
            listener.conflict(
                    this,
                    FindingKind.DETERMINISM_CONFLICT,
                    Severity.ERROR,
                    Evidence.OBSERVED,
                    earlier,
                    later,
                    block.info);
        }
    }
}
