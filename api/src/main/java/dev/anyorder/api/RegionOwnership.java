package dev.anyorder.api;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a task owns in regions (the region valuation {@code m} of seed 002, Section 3.2), and which variables it may touch.
 * Only the task itself uses it, and after its end the task that has waited for it.
 */
final class RegionOwnership {
    private final Map<Region<?>, ArrayDeque<PostedTask<?>>> owned = new LinkedHashMap<>();

    /** Null: all. */
    private @Nullable List<Region<?>> readable;

    /** Null: all. */
    private @Nullable List<Region<?>> writable;

    /** That of the running task. */
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

    /** Gives the tasks of a region to another. */
    void pass(Region<?> region, RegionOwnership other) {
        ArrayDeque<PostedTask<?>> tasks = owned.remove(region);
        if (tasks != null) {
            tasks.forEach(postedTask -> other.add(region, postedTask));
        }
    }

    /** Takes over what a task that has ended has left. */
    void inherit(RegionOwnership left) {
        new ArrayList<>(left.owned.keySet()).forEach(region -> left.pass(region, this));
    }

    boolean owns(Region<?> region) {
        return owned.containsKey(region);
    }

    /** Waits until one of the tasks of a region has ended, and takes it out; the region is not empty. */
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
                throw TaskJoin.interrupted();
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
