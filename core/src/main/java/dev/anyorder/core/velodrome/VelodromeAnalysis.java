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
 * The share of accesses in what no serial order explains ({@link VelodromeGraph}, the baseline of
 * {@code seeds/000}): hands them to the {@link VelodromeTask} that the step's note names. Locks, edges and blocks are the share of a
 * {@link VelodromeTaskListener}, and so is what is volatile or atomic; circles are reported by the graph.
 *
 * <p>Unlike others it is no function of its arguments alone, but does no harm if it is asked once for all locations of one
 * past: what a step makes of such is the same. Misses: of what a step does to a location outside of blocks, all but its
 * first read and its first write since another's.
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
            // The program order of one task needs no explanation.
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
        // What atomics do is told by the player, once: told twice, another's could come between.
        VelodromeTask task = access.atomic ? null : access.step.note(VelodromeTask.class);
        return task == null ? history : task.access(history, access.op.writes(), access);
    }

    @Override
    public boolean isRedundant(@Nullable Object history, Step step, AccessOp op) {
        VelodromeTask task = step.note(VelodromeTask.class);
        return task == null || task.isRedundant(history, op.writes());
    }
}
