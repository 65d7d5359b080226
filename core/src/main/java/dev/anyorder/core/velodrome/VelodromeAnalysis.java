package dev.anyorder.core.velodrome;

import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.analysis.AnalysisContext;
import dev.anyorder.core.analysis.ConflictListener;
import dev.anyorder.core.analysis.OperationFinding;
import dev.anyorder.core.analysis.TaskListener;
import dev.anyorder.core.finding.EdgeCause;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.ScheduleScope;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TrackedOrders;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Serialisability of the observed run ({@link VelodromeGraph}). This class passes accesses to the step's {@link
 * VelodromeTask}; {@link VelodromeTaskListener} handles locks, edges, blocks, volatiles and atomics. The graph reports
 * cycles.
 *
 * <p>It has side effects, but a cached transition has the same effect for all locations with one history. Misses:
 * outside blocks, all but a step's first read and first write of a location since another's.
 */
public final class VelodromeAnalysis extends Analysis {
    @Override
    public String name() {
        return "velodrome";
    }

    @Override
    public ScheduleScope schedules() {
        return ScheduleScope.OBSERVED;
    }

    @Override
    public TrackedOrders orders() {
        return TrackedOrders.OBSERVED;
    }

    @Override
    public boolean wantsBlocks() {
        return true;
    }

    @Override
    public boolean wantsTaskEvents() {
        return true;
    }

    @Override
    public TaskListener taskListener(AnalysisContext context) {
        return VelodromeTaskListener.root(
                new VelodromeGraph(cycle -> context.report(finding(cycle))), context::operation);
    }

    private OperationFinding finding(TransactionCycle cycle) {
        List<Object> ends = new ArrayList<>();
        List<EdgeCause> causes = new ArrayList<>();
        List<@Nullable Object> within = new ArrayList<>();
        for (TransactionEdge edge : cycle.links()) {
            // Program order needs no explanation.
            if (edge.cause() != EdgeCause.PROGRAM) {
                ends.add(Objects.requireNonNull(edge.from()));
                ends.add(Objects.requireNonNull(edge.to()));
                within.add(edge.before().isBlock ? edge.before().info : null);
                within.add(edge.after().isBlock ? edge.after().info : null);
                causes.add(edge.cause());
            }
        }
        return new OperationFinding(
                this,
                FindingKind.ATOMICITY_CYCLE,
                Severity.ERROR,
                Evidence.OBSERVED,
                cycle.running().info,
                ends,
                causes,
                within,
                cycle.isBlamed());
    }

    @Override
    public @Nullable Object access(@Nullable Object history, Access access, ConflictListener listener) {
        // The task listener delivers atomics, once: between two deliveries another access could interleave.
        VelodromeTask task = access.atomic ? null : access.step.note(VelodromeTask.class);
        return task == null ? history : task.access(history, access.op.writes(), access);
    }

    @Override
    public boolean isRedundant(@Nullable Object history, Step step, AccessOp op) {
        VelodromeTask task = step.note(VelodromeTask.class);
        return task == null || task.isRedundant(history, op.writes());
    }
}
