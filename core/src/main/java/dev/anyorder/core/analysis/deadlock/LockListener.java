package dev.anyorder.core.analysis.deadlock;

import dev.anyorder.core.analysis.LockMode;
import dev.anyorder.core.analysis.Synchronizer;
import dev.anyorder.core.analysis.TaskListener;
import dev.anyorder.core.order.ListenerToken;
import dev.anyorder.core.order.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The locks of one task. Confined to its thread. */
final class LockListener implements TaskListener {
    /** Cache bound; the cache avoids stack captures in loops. */
    private static final int RECALLED = 64;

    /** Sent along all edges: receiving it means an acquire from another task. */
    private enum Token implements ListenerToken {
        TOKEN;

        @Override
        public ListenerToken and(ListenerToken other) {
            return this;
        }
    }

    private final LockOrderGraph graph;
    private final Supplier<? extends @Nullable Object> operation;

    private final List<LockAcquisition> held = new ArrayList<>();
    private final Map<Synchronizer, LockAcquisition> recent = new HashMap<>();
    /** The edges of this task since it last came after another. */
    private final List<HoldAndWait> edges = new ArrayList<>();

    LockListener(LockOrderGraph graph, Supplier<? extends @Nullable Object> operation) {
        this.graph = graph;
        this.operation = operation;
    }

    @Override
    public TaskListener spawned() {
        return new LockListener(graph, operation);
    }

    @Override
    public ListenerToken mark() {
        return Token.TOKEN;
    }

    @Override
    public void awaited(ListenerToken token) {
        edges.clear();
    }

    @Override
    public void joined(ListenerToken token) {
        edges.clear();
    }

    @Override
    public void acquire(Synchronizer lock, LockMode mode, boolean waits, Step step, int site) {
        LockAcquisition now = acquisition(lock, mode.isShared(), step, site);
        if (waits && step.locks().size() > 0 && !step.locks().has(lock, true)) {
            hold(step, now);
        }
        held.add(now);
    }

    private LockAcquisition acquisition(Synchronizer lock, boolean shared, Step step, int site) {
        LockAcquisition last = recent.get(lock);
        if (last != null && last.hasSameContent(shared, step.locks(), site)) {
            return last;
        }
        if (recent.size() == RECALLED) {
            recent.clear();
        }
        LockAcquisition now =
                new LockAcquisition(lock, shared, step.locks(), site, Objects.requireNonNull(operation.get()));
        recent.put(lock, now);
        return now;
    }

    private void hold(Step step, LockAcquisition wanted) {
        for (HoldAndWait edge : edges) {
            if (edge.wanted == wanted.lock() && edge.shared == wanted.shared() && edge.held.equals(step.locks())) {
                graph.repeat(edge, step);
                return;
            }
        }
        HoldAndWait edge = new HoldAndWait(step, wanted, held);
        graph.add(edge);
        if (edges.size() == RECALLED) {
            edges.remove(0);
        }
        edges.add(edge);
    }

    @Override
    public void release(Synchronizer lock, boolean shared) {
        for (int i = held.size() - 1; i >= 0; i--) {
            if (held.get(i).lock() == lock && held.get(i).shared() == shared) {
                held.remove(i);
                return;
            }
        }
    }
}
