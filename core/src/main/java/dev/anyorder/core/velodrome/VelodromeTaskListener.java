package dev.anyorder.core.velodrome;

import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.analysis.Synchronizer;
import dev.anyorder.core.analysis.TaskListener;
import dev.anyorder.core.finding.EdgeCause;
import dev.anyorder.core.order.ListenerToken;
import dev.anyorder.core.order.Step;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Follows a task, and tells its {@link VelodromeTask} of blocks and of what comes before and after them. Accesses are told by others,
 * who find the actor in the notes of steps.
 */
public final class VelodromeTaskListener implements TaskListener {
    private final VelodromeGraph graph;
    private final VelodromeTask task;
    private final Supplier<? extends @Nullable Object> where;

    /** Whether what is signalled is told as accesses. */
    private boolean isTold;

    /** Guarded by this. */
    private boolean hasEnded;
    /** What it left when it ended. Guarded by this. */
    private @Nullable VelodromeToken last;

    private VelodromeTaskListener(
            VelodromeGraph graph, VelodromeTask task, Supplier<? extends @Nullable Object> where) {
        this.graph = graph;
        this.task = task;
        this.where = where;
    }

    /**
     * For a task that nobody spawned.
     *
     * @param where says what the calling thread is doing; asked when that may matter to a circle
     */
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
     * What is awaited from here on are signals of {@linkplain #access accesses}, which alone give the order: a task signals
     * before it writes and awaits after it, so that two concurrent writers would each come after the other.
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

    /** The task reads or writes what is made for tasks to meet, and that has such a history. */
    public @Nullable Object access(@Nullable Object history, boolean writing) {
        return task.accessAt(history, writing, where);
    }

    @Override
    public synchronized void ended() {
        last = signals(task.over(where));
        hasEnded = true;
    }
}
