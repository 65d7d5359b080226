package dev.anyorder.core.analysis.deadlock;

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
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TrackedOrders;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Deadlocks that other schedules of this input can reach: lock-order graph of Goodlock (Havelund, SPIN 2000; Bensalem
 * and Havelund, PADTAD 2005), with logical order in place of threads. Reports cycles of tasks, each waiting for a lock
 * that the next holds. The acquisitions are pairwise unordered and no common gate lock excludes two of them.
 *
 * <p>Guarantees: if control flow is schedule-independent, each reachable deadlock over locks has its cycle reported,
 * within {@link LockOrderGraph}'s bounds. No false positives if, in addition, sections nest and tasks are spawned and
 * joined without locks. Otherwise a required task may itself need a lock of the cycle; {@code DeadlockTest} measures
 * about one report in seven on random programs.
 *
 * <p>Misses: a run that itself deadlocks, since waiting acquisitions never return; waits for task ends, signals or
 * permits; readers queued behind a waiting writer.
 */
public final class DeadlockAnalysis extends Analysis {
    @Override
    public String name() {
        return "deadlock";
    }

    @Override
    public TrackedOrders orders() {
        return TrackedOrders.LOGICAL;
    }

    @Override
    public boolean wantsAccesses() {
        return false;
    }

    @Override
    public boolean wantsTaskEvents() {
        return true;
    }

    @Override
    public TaskListener taskListener(AnalysisContext context) {
        LockOrderGraph graph = new LockOrderGraph(cycle -> context.report(finding(cycle)));
        return new LockListener(graph, context::operation);
    }

    /** An edge leads from a task's wait to the next task's acquisition of that lock. */
    private OperationFinding finding(List<HoldAndWait> cycle) {
        List<Object> operations = new ArrayList<>();
        List<EdgeCause> edges = new ArrayList<>();
        for (int i = 0; i < cycle.size(); i++) {
            HoldAndWait waits = cycle.get(i);
            HoldAndWait holds = cycle.get((i + 1) % cycle.size());
            operations.add(waits.operation);
            operations.add(holds.acquired(waits.wanted));
            edges.add(EdgeCause.WAIT);
        }
        return OperationFinding.cycle(this, FindingKind.DEADLOCK, Evidence.PREDICTED, null, operations, edges);
    }

    @Override
    public @Nullable Object access(@Nullable Object history, Access access, ConflictListener listener) {
        return history;
    }

    @Override
    public boolean isRedundant(@Nullable Object history, Step step, AccessOp op) {
        return true;
    }
}
