package dev.anyorder.core.velodrome;

import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.analysis.Synchronizer;
import dev.anyorder.core.analysis.TaskListener;
import dev.anyorder.core.finding.EdgeCause;
import dev.anyorder.core.order.ListenerToken;
import dev.anyorder.core.order.Step;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Forwards blocks and edges of a task to its {@link VelodromeTask}. Accesses reach it through step attachments. */
public final class VelodromeTaskListener implements TaskListener {
    private final VelodromeGraph graph;
    private final VelodromeTask task;
    private final Supplier<? extends @Nullable Object> where;

    /** Whether awaited signals belong to accesses already delivered. */
    private boolean isTold;

    /** Guarded by this. */
    private boolean hasEnded;
    /** The token at the end. Guarded by this. */
    private @Nullable VelodromeToken last;

    private VelodromeTaskListener(
            VelodromeGraph graph, VelodromeTask task, Supplier<? extends @Nullable Object> where) {
        this.graph = graph;
        this.task = task;
        this.where = where;
    }

    /** The root task's listener. Calls {@code where}, the calling thread's operation, only for possible cycles. */
    public static VelodromeTaskListener root(VelodromeGraph graph, Supplier<? extends @Nullable Object> where) {
        return new VelodromeTaskListener(graph, graph.root(), where);
    }

    @Override
    public TaskListener spawned() {
        return new VelodromeTaskListener(graph, task.spawnAt(where), where);
    }

    @Override
    public synchronized @Nullable ListenerToken mark() {
        return hasEnded ? last : signals(task.leave(where));
    }

    private @Nullable VelodromeToken signals(@Nullable TransactionSignal signal) {
        return signal == null ? null : new VelodromeToken(task, signal, null);
    }

    @Override
    public VelodromeTask note() {
        return task;
    }

    @Override
    public void began(@Nullable Object block) {
        task.begin(block);
    }

    @Override
    public void left() {
        task.end();
    }

    @Override
    public void awaited(ListenerToken token) {
        if (!isTold) {
            after(token, EdgeCause.SIGNAL);
        }
    }

    /**
     * Only {@linkplain #access accesses} order volatiles: a task signals before its write and awaits after it, so two
     * concurrent writers would form a false cycle.
     */
    @Override
    public void volatileAwaitBegan() {
        isTold = true;
    }

    @Override
    public void volatileAwaitEnded() {
        isTold = false;
    }

    @Override
    public void volatileAccess(Synchronizer variable, AccessOp op, Step step) {
        variable.update(graph, history -> access(history, op.writes()));
    }

    @Override
    public void locked(ListenerToken token) {
        after(token, EdgeCause.LOCK);
    }

    @Override
    public void joined(ListenerToken token) {
        after(token, EdgeCause.JOIN);
    }

    private void after(ListenerToken token, EdgeCause cause) {
        for (VelodromeToken each = (VelodromeToken) token; each != null; each = each.rest()) {
            task.after(each.signal(), cause, where);
        }
    }

    /** An access of a volatile or atomic variable. */
    public @Nullable Object access(@Nullable Object history, boolean writing) {
        return task.accessAt(history, writing, where);
    }

    @Override
    public synchronized void ended() {
        last = signals(task.over(where));
        hasEnded = true;
    }
}
