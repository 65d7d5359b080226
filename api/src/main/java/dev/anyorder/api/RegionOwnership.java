package dev.anyorder.api;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The tasks that a task owns in regions ({@code m} of Nakade 2016, Section 3.2), and its access rights. Confined to the
 * task, then to its joiner.
 */
final class RegionOwnership {
    private final Map<Region<?>, ArrayDeque<PostedTask<?>>> owned = new LinkedHashMap<>();

    /** Null: all. */
    private @Nullable List<Region<?>> readable;

    /** Null: all. */
    private @Nullable List<Region<?>> writable;

    static RegionOwnership ofRunning(WorkerState state, String construct) {
        state.inside(construct);
        LibraryTask task = state.currentTask.task;
        if (task == null) {
            throw new IllegalStateException("no task is running");
        }
        return task.extras().regionOwnership();
    }

    void restrict(List<Region<?>> reads, List<Region<?>> writes) {
        readable = reads;
        writable = writes;
    }

    static void mustRead(Region<?> region) {
        RegionOwnership regionOwnership = restricted();
        if (regionOwnership != null && regionOwnership.readable != null && !regionOwnership.readable.contains(region)) {
            throw new IllegalStateException("The running task was posted without the right to read region " + region);
        }
    }

    static void mustWrite(Region<?> region) {
        RegionOwnership regionOwnership = restricted();
        if (regionOwnership != null && regionOwnership.writable != null && !regionOwnership.writable.contains(region)) {
            throw new IllegalStateException("The running task was posted without the right to write region " + region);
        }
    }

    private static @Nullable RegionOwnership restricted() {
        LibraryTask task = WorkerState.current().currentTask.task;
        return task == null || task.extras == null ? null : task.extras.leftEstate();
    }

    void add(Region<?> region, PostedTask<?> postedTask) {
        owned.computeIfAbsent(region, r -> new ArrayDeque<>()).add(postedTask);
    }

    void pass(Region<?> region, RegionOwnership other) {
        ArrayDeque<PostedTask<?>> tasks = owned.remove(region);
        if (tasks != null) {
            tasks.forEach(postedTask -> other.add(region, postedTask));
        }
    }

    void inherit(RegionOwnership left) {
        new ArrayList<>(left.owned.keySet()).forEach(region -> left.pass(region, this));
    }

    boolean owns(Region<?> region) {
        return owned.containsKey(region);
    }

    /** Awaits and removes one task; the region must not be empty. */
    PostedTask<?> awaitOne(WorkerState state, Region<?> region) {
        ArrayDeque<PostedTask<?>> tasks = owned.get(region);
        if (tasks == null) {
            throw new IllegalStateException("No task of the running task is in region " + region);
        }
        while (true) {
            ClaimedTask ready = null;
            for (Iterator<PostedTask<?>> all = tasks.iterator(); all.hasNext(); ) {
                PostedTask<?> postedTask = all.next();
                if (postedTask.job().ended()) {
                    all.remove();
                    if (tasks.isEmpty()) {
                        owned.remove(region);
                    }
                    return postedTask;
                }
                ready = ready == null && postedTask.job().isReady() ? postedTask.job() : ready;
            }
            if (!(ready != null && ready.mayRunOnWaiting() ? ready.awaitOnce(state) : awaitAny(tasks))) {
                throw JoinWait.interrupted();
            }
        }
    }

    private static boolean awaitAny(ArrayDeque<PostedTask<?>> tasks) {
        TaskWaiter last = null;
        for (PostedTask<?> postedTask : tasks) {
            last = new TaskWaiter();
            if (!postedTask.job().add(last)) {
                return true;
            }
        }
        return last == null
                || last.await(() ->
                        tasks.stream().anyMatch(postedTask -> postedTask.job().ended()));
    }
}
