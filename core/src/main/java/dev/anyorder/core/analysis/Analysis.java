package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.ScheduleScope;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TrackedOrders;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An analysis of accesses. It is stateless per location: histories are immutable objects that the driver stores. The
 * driver may share equal histories between locations and cache transitions, so equal content should mean equal objects.
 */
public abstract class Analysis {
    /** The name in options and reports. */
    public abstract String name();

    /** The orders that it queries. */
    public abstract TrackedOrders orders();

    /** If no analysis needs accesses, their hooks cost almost nothing. */
    public boolean wantsAccesses() {
        return true;
    }

    /**
     * Whether it needs accesses that can conflict only with atomic ones, such as those of a counter: only their order
     * matters.
     */
    public boolean wantsAtomic() {
        return false;
    }

    /** Whether it needs atomic blocks. */
    public boolean wantsBlocks() {
        return false;
    }

    /** The analyses that handle this stream on its behalf; empty if none. */
    public List<Analysis> subscribers(AccessStream at) {
        return List.of();
    }

    /** Whether it needs deterministic blocks and the calls that tasks contend at. */
    public boolean wantsScopes() {
        return false;
    }

    /** Whether it has {@linkplain #taskListener listeners}. */
    public boolean wantsTaskEvents() {
        return false;
    }

    /**
     * The listener of the root task. Called once per run if it {@linkplain #wantsTaskEvents wants} events. {@link
     * TaskListener#spawned} creates the others.
     */
    public TaskListener taskListener(AnalysisContext context) {
        throw new UnsupportedOperationException(name() + " listens to no task events");
    }

    /** Whether it needs every access, not only a step's first to a location. Costs an event each. */
    public boolean wantsEveryAccess() {
        return false;
    }

    /** All events of the run have been delivered. */
    public void runEnded() {}

    /** A variant that reports every pair of sites; itself if there is none. */
    public Analysis ofEveryPair() {
        return this;
    }

    /** Whether every conflicting pair of sites must be found, so that no access may replace one of another site. */
    public boolean wantsEveryPair() {
        return false;
    }

    public ScheduleScope schedules() {
        return ScheduleScope.ALL;
    }

    public static ScheduleScope schedules(Collection<Analysis> analyses) {
        return analyses.stream().allMatch(each -> each.schedules() == ScheduleScope.OBSERVED)
                ? ScheduleScope.OBSERVED
                : ScheduleScope.ALL;
    }

    /**
     * The history after an access. A pure function, except for idempotent {@link
     * dev.anyorder.core.order.HappensBefore#inform} edges.
     *
     * @param history null for the first access
     * @return the same history if the access adds nothing
     */
    public abstract @Nullable Object access(@Nullable Object history, Access access, ConflictListener listener);

    /**
     * Whether further accesses of this kind by the step neither change the history nor conflict: the same-epoch check.
     */
    public abstract boolean isRedundant(@Nullable Object history, Step step, AccessOp op);

    /** Whether a running analysis reports this conflict as something more severe. */
    public boolean defersTo(FindingKind kind, Access earlier, Access later, Collection<Analysis> running) {
        return false;
    }
}
