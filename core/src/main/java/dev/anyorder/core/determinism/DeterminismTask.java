package dev.anyorder.core.determinism;

import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.analysis.LockMode;
import dev.anyorder.core.analysis.Synchronizer;
import dev.anyorder.core.analysis.TaskListener;
import dev.anyorder.core.determinism.OperationHistory.In;
import dev.anyorder.core.finding.EdgeCause;
import dev.anyorder.core.order.ListenerToken;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/** Per-task state of {@link DeterminismChecker}. Used on the task's thread. */
public final class DeterminismTask implements TaskListener {
    private final DeterminismChecker graph;
    /** The block that spawned the task. */
    private final @Nullable DeterministicBlock base;

    private @Nullable DeterministicBlock scope;
    /** Predecessors outside blocks. Guarded by the graph. */
    private BlockPredecessors predecessors;

    private boolean hasEnded;
    private @Nullable PublishedPredecessors last;

    DeterminismTask(DeterminismChecker graph, @Nullable DeterministicBlock base, BlockPredecessors predecessors) {
        this.graph = graph;
        this.base = base;
        this.scope = base;
        this.predecessors = predecessors;
    }

    /** The innermost block, possibly the one of the spawn. */
    @Override
    public @Nullable DeterministicBlock note() {
        return scope;
    }

    @Override
    public void deterministicBegan(@Nullable Object block) {
        begin(block);
    }

    @Override
    public void deterministicEnded() {
        end();
    }

    @Override
    public boolean observesCalls() {
        return scope != null;
    }

    @Override
    public void nondeterministicCall() {
        if (scope != null) {
            graph.call(scope);
        }
    }

    @Override
    public void acquire(Synchronizer lock, LockMode mode, boolean waits, Step step, int site) {
        AccessKind kind = mode == LockMode.SHARED
                ? AccessKind.READ
                : mode == LockMode.COMMUTING ? AccessKind.DECLARED : AccessKind.WRITE;
        lock.update(graph.lockKey, history -> acquire(history, lock, step, kind));
    }

    @Override
    public void volatileAccess(Synchronizer variable, AccessOp op, Step step) {
        variable.update(graph.variableKey, history -> access(history, step, AccessKind.of(op), true));
    }

    @Override
    public void contend(Synchronizer object, AccessOp op, Step step) {
        object.update(graph.contentionKey, history -> meet(history, step, AccessKind.of(op)));
    }

    @Override
    public void takePermit(Synchronizer permits, Step step) {
        permits.update(graph.contentionKey, history -> take(history, step));
    }

    @Override
    public void givePermit(Synchronizer permits, Step step) {
        permits.update(graph.contentionKey, history -> give(history, step));
    }

    /** In a new step. */
    public void begin(@Nullable Object info) {
        synchronized (graph) {
            DeterministicBlock outer = scope;
            OutermostBlock outermost =
                    outer == null ? new OutermostBlock(graph, predecessors.fresh()) : outer.outermost;
            scope = new DeterministicBlock(info, outer, outermost);
        }
    }

    /** Ends the innermost block; a new step begins. */
    public void end() {
        synchronized (graph) {
            DeterministicBlock ended = scope;
            if (ended == null || ended == base) {
                throw new IllegalStateException("no block is open");
            }
            scope = ended.outer;
            ended.leave();
            if (scope == null) {
                BlockPredecessors before = ended.outermost.predecessors();
                predecessors = ended.isOver()
                        ? before
                        : BlockPredecessors.NOTHING.with(
                                ended, EdgePath.to(null, link(graph.where(), EdgeCause.PROGRAM)));
            }
        }
    }

    @Override
    public DeterminismTask spawned() {
        synchronized (graph) {
            DeterministicBlock inside = scope;
            if (inside != null && !inside.isOver()) {
                inside.enter();
                return new DeterminismTask(graph, inside, BlockPredecessors.NOTHING);
            }
            predecessors = predecessors.fresh();
            BlockPredecessors child = BlockPredecessors.NOTHING;
            for (int i = 0; i < predecessors.size(); i++) {
                child = child.with(
                        predecessors.scope(i), EdgePath.to(predecessors.way(i), link(graph.where(), EdgeCause.SPAWN)));
            }
            return new DeterminismTask(graph, null, child);
        }
    }

    @Override
    public DeterminismTask spawnedThen(@Nullable Object note) {
        synchronized (graph) {
            if (note instanceof DeterministicBlock then && !then.isOver()) {
                then.enter();
                return new DeterminismTask(graph, then, BlockPredecessors.NOTHING);
            }
            return spawned();
        }
    }

    @Override
    public @Nullable PublishedPredecessors mark() {
        synchronized (graph) {
            if (hasEnded) {
                return last;
            }
            BlockPredecessors now = now();
            return now.size() == 0 ? null : new PublishedPredecessors(now, graph.where(), null);
        }
    }

    /** Predecessors of the current operation. */
    private BlockPredecessors now() {
        DeterministicBlock inside = scope;
        predecessors = predecessors.fresh();
        return inside == null ? predecessors : inside.own;
    }

    @Override
    public void ended() {
        synchronized (graph) {
            while (scope != base) {
                end();
            }
            last = mark();
            hasEnded = true;
            if (base != null) {
                base.leave();
            }
        }
    }

    @Override
    public void awaited(ListenerToken token) {
        after((PublishedPredecessors) token, EdgeCause.SIGNAL);
    }

    @Override
    public void locked(ListenerToken token) {
        after((PublishedPredecessors) token, EdgeCause.LOCK);
    }

    @Override
    public void joined(ListenerToken token) {
        after((PublishedPredecessors) token, EdgeCause.JOIN);
    }

    /**
     * An access of a variable. Its edge, if any, must be delivered before.
     *
     * @param history the last result for this variable; null initially
     * @return the same history if the access adds nothing
     */
    public @Nullable Object access(@Nullable Object history, Step step, AccessKind kind, boolean isVolatile) {
        VariableHistory touched = history == null ? VariableHistory.NEVER : (VariableHistory) history;
        DeterministicBlock inside = scope;
        boolean isIdle = inside == null
                ? touched == VariableHistory.NEVER && predecessors.size() == 0
                : touched.isRedundant(step, inside, kind);
        if (isIdle || hasEnded) {
            return history;
        }
        OperationHistory met = inside == null
                ? OperationHistory.running(touched.met())
                : meet(touched.met(), step, inside, kind, isVolatile ? In.LOGICAL : In.OBSERVED);
        synchronized (graph) {
            after(touched.writes(), EdgeCause.WRITE);
            for (CommutingUpdates each = touched.updates(); each != null; each = each.rest()) {
                if (!kind.isOfFamily(each.family())) {
                    after(each.by(), EdgeCause.WRITE);
                }
            }
            if (!kind.changes()) {
                return new VariableHistory(touched.writes(), touched.updates(), read(touched.reads()), met);
            }
            after(touched.reads(), EdgeCause.READ);
            if (kind.family() == null) {
                return new VariableHistory(mark(), null, null, met);
            }
            CommutingUpdates updates = CommutingUpdates.with(touched.updates(), kind.family(), mark());
            return new VariableHistory(touched.writes(), updates, touched.reads(), met);
        }
    }

    private @Nullable PublishedPredecessors read(@Nullable PublishedPredecessors reads) {
        BlockPredecessors now = now();
        boolean isKnown = now.size() == 0 || reads != null && reads.covers(now);
        return isKnown
                ? reads
                : PublishedPredecessors.merged(reads, new PublishedPredecessors(now, graph.where(), null));
    }

    /**
     * A lock acquisition; ignored if the lock is held. The edge from the release is a separate event.
     *
     * @param history the last result for this lock; null initially
     * @param step the step before the acquisition
     */
    public @Nullable Object acquire(@Nullable Object history, Object lock, Step step, AccessKind kind) {
        DeterministicBlock inside = scope;
        if (inside == null || hasEnded || step.locks().has(lock, !kind.changes())) {
            return history;
        }
        return meet((OperationHistory) history, step, inside, kind, In.LOGICAL);
    }

    /**
     * An operation on a contended object that creates no edges, such as a queue end. Cycles cannot pass through it.
     *
     * @param history the last result for this object; null initially
     */
    public @Nullable Object meet(@Nullable Object history, Step step, AccessKind kind) {
        DeterministicBlock inside = scope;
        OperationHistory met = (OperationHistory) history;
        if (inside == null || hasEnded || OperationHistory.isRedundant(met, step, inside, kind)) {
            return history;
        }
        return meet(met, step, inside, kind, In.LOGICAL);
    }

    /**
     * Before a permit is taken.
     *
     * @param history the last result for these permits; null initially
     * @param step the step before the wait
     */
    public @Nullable Object take(@Nullable Object history, Step step) {
        return meet(history, step, PermitHistory.TAKEN);
    }

    /** Before a permit is returned. */
    public @Nullable Object give(@Nullable Object history, Step step) {
        DeterministicBlock inside = scope;
        return inside == null || hasEnded
                ? history
                : PermitHistory.given((OperationHistory) history, step, inside, graph::report);
    }

    private OperationHistory meet(
            @Nullable OperationHistory earlier, Step step, DeterministicBlock inside, AccessKind kind, In order) {
        Object what = graph.where();
        for (OperationHistory each = earlier; each != null; each = each.rest()) {
            if (each.isAgainst(inside, kind) && !each.isBefore(step, order)) {
                graph.report(each.clash(inside, what, kind));
            }
        }
        OperationHistory now = new OperationHistory(step, inside, kind, what, null);
        return now.as(kind, OperationHistory.without(earlier, now, order, OperationHistory.MOST - 1));
    }

    private void after(@Nullable PublishedPredecessors done, EdgeCause cause) {
        synchronized (graph) {
            for (PublishedPredecessors each = done; each != null; each = each.rest()) {
                after(each.predecessors().fresh(), each.what(), cause);
            }
        }
    }

    private void after(BlockPredecessors before, @Nullable Object what, EdgeCause cause) {
        DeterministicBlock inside = scope;
        CycleFinder finder = inside == null ? null : new CycleFinder(inside);
        for (int i = 0; i < before.size(); i++) {
            DeterministicBlock from = before.scope(i);
            EdgePath path = before.way(i);
            if (inside == null || finder == null) {
                predecessors = predecessors.has(from)
                        ? predecessors
                        : predecessors.with(from, EdgePath.to(path, link(what, cause)));
            } else if (from.outermost == inside.outermost
                    ? path != null
                    : !inside.outermost.predecessors().has(from)) {
                EdgePath here = EdgePath.to(path, link(what, cause));
                if (!finder.take(from, here)) {
                    inside.outermost.after(from, here);
                }
            }
        }
        if (finder != null && finder.block != null && finder.path != null) {
            graph.report(new DeterminismCycle(finder.block, finder.path.links()));
        }
    }

    private DeterminismEdge link(@Nullable Object from, EdgeCause cause) {
        return new DeterminismEdge(from, graph.where(), cause);
    }
}
