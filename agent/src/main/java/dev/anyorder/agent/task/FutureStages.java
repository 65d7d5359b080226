package dev.anyorder.agent.task;

import dev.anyorder.core.order.TaskState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Future stages that several tasks could run. Without an executor, the completer of the awaited future runs the stage,
 * or its registrar. So the stage happens-before only operations after both.
 *
 * <p>The runner joins the stage once it is ordered after all completers' ends, or at its own end. The latter may be
 * too early: a false negative. Thread-confined.
 */
final class FutureStages {
    private static final int MOST = 64;

    /** Ran in this context and is not yet joined. */
    private record Open(TaskState stage, List<TaskState> completers) {
        /** Whether the task is ordered after the ends of all other possible runners. */
        boolean isOverFor(TaskState asking) {
            for (TaskState completer : completers) {
                if (completer != asking && !asking.isAfterEndOf(completer)) {
                    return false;
                }
            }
            return true;
        }
    }

    private final List<Open> open = new ArrayList<>();
    private @Nullable Object stage;
    private List<TaskState> completers = List.of();
    /** The registrar's signal comes first. */
    private List<SyncObject> awaited = List.of();
    /** Whether the registration was not observed. */
    private boolean isUnsure;

    /** The future that the stage composes. */
    @Nullable
    Object met;

    @Nullable
    Object stage() {
        return stage;
    }

    void restart(@Nullable Object newStage) {
        if (!open.isEmpty()) {
            open.clear();
        }
        stage = newStage;
        completers = newStage == null ? List.of() : new ArrayList<>(2);
        awaited = newStage == null ? List.of() : new ArrayList<>(2);
        isUnsure = false;
        met = null;
    }

    /** Null if nothing signalled. */
    void awaits(@Nullable SyncObject sync) {
        if (stage == null) {
            return;
        }
        TaskState completer = sync == null ? null : sync.by();
        isUnsure |= completer == null && awaited.isEmpty();
        if (sync != null && completer != null && completers.size() < MOST) {
            completers.add(completer);
            awaited.add(sync);
        }
    }

    /** Whether the context's task completed an awaited future. Index 0 is the registrar. */
    boolean isReadyBy(@Nullable TaskContext context) {
        return context != null && completers.lastIndexOf(context.strand()) > 0;
    }

    /** All predecessors of the stage; empty if some are unknown. */
    List<SyncObject> causes() {
        return isUnsure ? List.of() : awaited;
    }

    void ran(TaskState over, FutureStages its) {
        add(new Open(over, its.completers));
    }

    void inherit(FutureStages its) {
        its.open.forEach(this::add);
        its.open.clear();
    }

    private void add(Open stage) {
        if (open.size() == MOST) {
            open.remove(0);
        }
        open.add(stage);
    }

    boolean areOpen() {
        return !open.isEmpty();
    }

    /** The context's clock may have advanced. */
    void learnt(TaskContext context) {
        for (int i = open.size() - 1; i >= 0 && !open.isEmpty(); i--) {
            Open each = open.get(i);
            if (each.isOverFor(context.strand())) {
                open.remove(i);
                context.strand().join(each.stage);
            }
        }
    }

    void end(TaskContext context) {
        if (!open.isEmpty()) {
            open.forEach(each -> context.strand().join(each.stage));
            open.clear();
        }
    }
}
