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
 * Deadlocks that other schedules of this input can reach (the lock-order graph of Goodlock: Havelund, SPIN 2000; Bensalem and
 * Havelund, PADTAD 2005), with the logical order in place of threads. Reported is a cycle of tasks, each of which holds
 * a lock that the one before it waits for, if the acquisitions are pairwise unordered in the logical order and no two of the
 * tasks hold a common lock that excludes them, a gate lock.
 *
 * <p>Guarantees: if control flow does not depend on the schedule, every deadlock over locks that a schedule of this input can
 * reach has its cycle reported, within the bounds of {@link LockOrderGraph}. If in addition sections nest, and tasks are
 * spawned and joined only where no lock is held, a cycle is reported only if some schedule deadlocks. Otherwise it need not:
 * a task that another one needs before its acquisition may itself need a lock of the cycle. {@code DeadlockTest} measures how
 * often: of random programs, about one report in seven.
 *
 * <p>Misses: a run that is itself deadlocked, since the acquisitions that wait never return; tasks that wait for the end
 * of a task, a signal or a permit; readers that queue behind a waiting writer.
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

    /** Each task waits, at the first end of an edge, for what the next task acquired at the other. */
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
