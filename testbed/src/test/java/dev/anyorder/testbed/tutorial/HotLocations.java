package dev.anyorder.testbed.tutorial;

import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.analysis.ConflictListener;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.Task;
import dev.anyorder.core.order.TrackedOrders;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Locations that many tasks access. Reports a note at the access that makes a location hot. */
public final class HotLocations extends Analysis {
    /** So many tasks make a location hot. */
    static final int HOT = 4;

    @Override
    public String name() {
        return "hot-locations";
    }

    @Override
    public TrackedOrders orders() {
        return TrackedOrders.LOGICAL;
    }

    @Override
    public @Nullable Object access(@Nullable Object history, Access access, ConflictListener listener) {
        if (isRedundant(history, access.step, access.op)) {
            return history;
        }
        Set<Task> tasks = new HashSet<>(tasks(history));
        tasks.add(access.step.task);
        if (tasks.size() == HOT) {
            listener.single(this, FindingKind.MEASUREMENT, Severity.NOTE, Evidence.OBSERVED, access);
        }
        return Set.copyOf(tasks);
    }

    @Override
    public boolean isRedundant(@Nullable Object history, Step step, AccessOp op) {
        Set<Task> tasks = tasks(history);
        return tasks.size() == HOT || tasks.contains(step.task);
    }

    @SuppressWarnings("unchecked")
    private static Set<Task> tasks(@Nullable Object history) {
        return history == null ? Set.of() : (Set<Task>) history;
    }
}
