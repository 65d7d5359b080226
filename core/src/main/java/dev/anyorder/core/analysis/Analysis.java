package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.ScheduleScope;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TrackedOrders;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An analysis of accesses. It has no state of its own: what it has to know of a location is a history, an immutable
 * object that it makes and that others keep for it. Whoever drives it may therefore share one history between all
 * locations that have it, and remember what an access made of it. Histories of the same content should be equal, so that
 * locations which came to it by different ways can share one too.
 */
public abstract class Analysis {
    /** The name by which users ask for it. */
    public abstract String name();

    /** Which orders it asks. */
    public abstract TrackedOrders orders();

    /** Whether it has to be told of accesses. If no analysis has, their hooks cost next to nothing. */
    public boolean wantsAccesses() {
        return true;
    }

    /**
     * Whether it has to be told of accesses that can be in conflict only with other atomic ones, such as those of a
     * counter: nothing in them is at odds but their order.
     */
    public boolean wantsAtomic() {
        return false;
    }

    /** Whether it has to be told which pieces of the program are to be atomic. */
    public boolean wantsBlocks() {
        return false;
    }

    /** Who looks, in its name, at accesses of that sort; nobody if it does not care. */
    public List<Analysis> subscribers(AccessStream at) {
        return List.of();
    }

    /** Whether it has to be told which pieces of the program are to be deterministic, and what tasks meet at. */
    public boolean wantsScopes() {
        return false;
    }

    /** Whether it needs events of tasks, that is, has {@linkplain #taskListener listeners}. */
    public boolean wantsTaskEvents() {
        return false;
    }

    /**
     * The listener of the root task; asked for once in a run, if it {@linkplain #wantsTaskEvents wants} one. Those of
     * all other tasks are made by {@link TaskListener#spawned}.
     */
    public TaskListener taskListener(AnalysisContext context) {
        throw new UnsupportedOperationException(name() + " listens to no task events");
    }

    /** Whether it needs every access, not only a step's first ones to a location. Costs an event for each. */
    public boolean wantsEveryAccess() {
        return false;
    }

    /** The run has ended, and all of its events have been delivered. */
    public void runEnded() {}

    /** The same analysis, which reports every pair of sites; itself if there is no such variant. */
    public Analysis ofEveryPair() {
        return this;
    }

    /** Whether every pair of sites in conflict is to be found, so that no access may stand for one of another site. */
    public boolean wantsEveryPair() {
        return false;
    }

    /** Which schedules its findings are about. */
    public ScheduleScope schedules() {
        return ScheduleScope.ALL;
    }

    /** The same of several. */
    public static ScheduleScope schedules(Collection<Analysis> analyses) {
        return analyses.stream().allMatch(each -> each.schedules() == ScheduleScope.OBSERVED)
                ? ScheduleScope.OBSERVED
                : ScheduleScope.ALL;
    }

    /**
     * What a location has to remember after an access. A function of its arguments alone.
     *
     * @param history what was remembered before, null for a location never touched
     * @return the history itself when the access adds nothing
     */
    public abstract @Nullable Object access(@Nullable Object history, Access access, ConflictListener listener);

    /** Whether, with this history, further accesses of this sort by the step would neither change it nor conflict. */
    public abstract boolean isRedundant(@Nullable Object history, Step step, AccessOp op);

    /**
     * Whether a conflict that this analysis reports is left to another of those that run, which reports the location as
     * something worse. For whoever gathers the findings.
     */
    public boolean defersTo(FindingKind kind, Access earlier, Access later, Collection<Analysis> running) {
        return false;
    }
}
