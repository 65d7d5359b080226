package dev.anyorder.agent.task;

import dev.anyorder.core.order.TaskState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Stages of futures that are run where it happens to suit. A stage without an executor is run by whoever completes what it
 * waits for, or, if that is complete, by whoever registers it: it is over when both have gone on, and not before. So
 * who runs it is after it only when it is known to be after the end of who completed, too; or at its own end, which
 * comes too early if another schedule would have had the other one run it. Belongs to the thread of its context.
 */
final class FutureStages {
    private static final int MOST = 64;

    /** A stage that was run in this context and is not known to be over wherever it is run. */
    private record Open(TaskState stage, List<TaskState> completers) {
        /** Whether all who might have run it have gone on: who asks, if it is one of them, and the others for all that it knows. */
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
    /** What the stage has awaited; who registered it comes first. */
    private List<SyncObject> awaited = List.of();
    /** Whether nothing was known of its registration. */
    private boolean isUnsure;

    /** The future that the stage goes on with. */
    @Nullable
    Object met;

    /** The stage that the context runs, or null. */
    @Nullable
    Object stage() {
        return stage;
    }

    /** The context runs something else from here on. */
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

    /** The stage waits for this; null if nobody had to complete it. */
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

    /** Whether the running task of that context has completed something that the stage waits for. */
    boolean isReadyBy(@Nullable TaskContext context) {
        return context != null && completers.lastIndexOf(context.strand()) > 0;
    }

    /** What the stage has awaited, if that is all that has to come before it; otherwise nothing. */
    List<SyncObject> causes() {
        return isUnsure ? List.of() : awaited;
    }

    /** A stage that was run on top of this context is over, here. */
    void ran(TaskState over, FutureStages its) {
        add(new Open(over, its.completers));
    }

    /** Those that the context on top has run are of this one, which goes on when that ends. */
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

    /** Whether there is anything to learn for. */
    boolean areOpen() {
        return !open.isEmpty();
    }

    /** The context may have learnt of somebody's end. */
    void learnt(TaskContext context) {
        for (int i = open.size() - 1; i >= 0 && !open.isEmpty(); i--) {
            Open each = open.get(i);
            if (each.isOverFor(context.strand())) {
                open.remove(i);
                context.strand().join(each.stage);
            }
        }
    }

    /** The context ends. */
    void end(TaskContext context) {
        if (!open.isEmpty()) {
            open.forEach(each -> context.strand().join(each.stage));
            open.clear();
        }
    }
}
