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
final class Estate {
    private final Map<Region<?>, ArrayDeque<Posted<?>>> owned = new LinkedHashMap<>();

    /** Null: all. */
    private @Nullable List<Region<?>> readable;

    /** Null: all. */
    private @Nullable List<Region<?>> writable;

    /** That of the running task. */
    static Estate ofRunning(Strand strand, String construct) {
        strand.inside(construct);
        Job task = strand.now.task;
        if (task == null) {
            throw new IllegalStateException("no task is running");
        }
        return task.household().estate();
    }

    void restrict(List<Region<?>> reads, List<Region<?>> writes) {
        readable = reads;
        writable = writes;
    }

    static void mustRead(Region<?> region) {
        Estate estate = restricted();
        if (estate != null && estate.readable != null && !estate.readable.contains(region)) {
            throw new IllegalStateException("The running task was posted without the right to read region " + region);
        }
    }

    static void mustWrite(Region<?> region) {
        Estate estate = restricted();
        if (estate != null && estate.writable != null && !estate.writable.contains(region)) {
            throw new IllegalStateException("The running task was posted without the right to write region " + region);
        }
    }

    private static @Nullable Estate restricted() {
        Job task = Strand.current().now.task;
        return task == null || task.household == null ? null : task.household.leftEstate();
    }

    void add(Region<?> region, Posted<?> posted) {
        owned.computeIfAbsent(region, r -> new ArrayDeque<>()).add(posted);
    }

    /** Gives the tasks of a region to another. */
    void pass(Region<?> region, Estate other) {
        ArrayDeque<Posted<?>> tasks = owned.remove(region);
        if (tasks != null) {
            tasks.forEach(posted -> other.add(region, posted));
        }
    }

    /** Takes over what a task that has ended has left. */
    void inherit(Estate left) {
        new ArrayList<>(left.owned.keySet()).forEach(region -> left.pass(region, this));
    }

    boolean owns(Region<?> region) {
        return owned.containsKey(region);
    }

    /** Waits until one of the tasks of a region has ended, and takes it out; the region is not empty. */
    Posted<?> awaitOne(Strand strand, Region<?> region) {
        ArrayDeque<Posted<?>> tasks = owned.get(region);
        if (tasks == null) {
            throw new IllegalStateException("No task of the running task is in region " + region);
        }
        while (true) {
            ClaimedJob ready = null;
            for (Iterator<Posted<?>> all = tasks.iterator(); all.hasNext(); ) {
                Posted<?> posted = all.next();
                if (posted.job().ended()) {
                    all.remove();
                    if (tasks.isEmpty()) {
                        owned.remove(region);
                    }
                    return posted;
                }
                ready = ready == null && posted.job().isReady() ? posted.job() : ready;
            }
            if (!(ready != null && ready.mayRunOnWaiting() ? ready.awaitOnce(strand) : awaitAny(tasks))) {
                throw Joining.interrupted();
            }
        }
    }

    private static boolean awaitAny(ArrayDeque<Posted<?>> tasks) {
        Waiter last = null;
        for (Posted<?> posted : tasks) {
            last = new Waiter();
            if (!posted.job().add(last)) {
                return true;
            }
        }
        return last == null
                || last.await(
                        () -> tasks.stream().anyMatch(posted -> posted.job().ended()));
    }
}
