package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.ScheduleScope;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TrackedOrders;
import org.jspecify.annotations.Nullable;

/**
 * Data races of the run's computation graph (described in {@code seeds/002}): two nodes, which are steps, that no path of
 * the graph connects, touch a location, and one of them writes. Besides what every run orders, the graph has edges from each
 * critical section to the next of the same lock, as its isolated sections have.
 *
 * <p>Algorithm 1 compares all pairs of nodes when the run is over. Here the location is the index: a node is compared with
 * those that touched the location before it, and at once, since no edge to it will come that is not there yet. A node
 * is forgotten for a newer one that it is before and that does as much, which is what merging finished regions is for
 * ({@code docs/decisions/0009}).
 *
 * <p>Guarantees: no two nodes are reported that the graph orders; every node that is in a race with an earlier one when it
 * touches the location is reported with one of each site, up to {@value #MOST_REPORTED} sites. Of a location that has a race,
 * the newest {@value #MOST} writes that are unordered among themselves are kept, and as many reads.
 * Misses: races of other orders of the critical sections.
 */
public final class GraphAnalysis extends Analysis {
    /** So many nodes of a sort are kept once a race of the location was reported. */
    static final int MOST = 64;

    /** So many races are reported for one access with reads, and as many with writes, each with another site. */
    private static final int MOST_REPORTED = 8;

    @Override
    public String name() {
        return "graph";
    }

    @Override
    public TrackedOrders orders() {
        return TrackedOrders.OBSERVED;
    }

    @Override
    public ScheduleScope schedules() {
        return ScheduleScope.OBSERVED;
    }

    @Override
    public @Nullable Object access(@Nullable Object history, Access access, ConflictListener listener) {
        GraphHistory before = history == null ? GraphHistory.NONE : (GraphHistory) history;
        boolean writes = access.op.writes();
        if (before.has(access.step, writes, access.atomic)) {
            return before;
        }
        boolean racy = compare(before.writes(), access, listener);
        if (!writes) {
            HistoryEntry reads = HistoryEntry.push(access, thinned(before.reads(), access, racy), 0);
            return new GraphHistory(before.writes(), reads);
        }
        racy |= compare(before.reads(), access, listener);
        HistoryEntry write = HistoryEntry.push(access, left(before.writes(), access, racy), 0);
        return new GraphHistory(write, left(before.reads(), access, racy));
    }

    /** Reports the races with the others, of each site the newest if there are many; whether there are any. */
    private boolean compare(@Nullable HistoryEntry others, Access access, ConflictListener listener) {
        int[] sites = new int[others == null ? 0 : MOST_REPORTED];
        int n = 0;
        for (HistoryEntry each = others; each != null && n < MOST_REPORTED; each = each.rest) {
            Access other = each.access;
            boolean isRace = !HappensBefore.observed(other.step, access.step) && !(other.atomic && access.atomic);
            if (isRace && !contains(sites, n, other.site) && listener.possible(other, access)) {
                listener.conflict(this, FindingKind.DATA_RACE, Severity.ERROR, Evidence.OBSERVED, other, access);
                sites[n++] = other.site;
            }
        }
        return n > 0;
    }

    private static boolean contains(int[] sites, int n, int site) {
        for (int i = 0; i < n; i++) {
            if (sites[i] == site) {
                return true;
            }
        }
        return false;
    }

    /** Those that are not before the step, but if there are many, looked for only when their number has doubled. */
    private static @Nullable HistoryEntry thinned(@Nullable HistoryEntry reads, Access access, boolean racy) {
        return reads == null || !reads.isDue() && !racy ? reads : left(reads, access, racy);
    }

    /** Those that the access cannot stand for. */
    private static @Nullable HistoryEntry left(@Nullable HistoryEntry list, Access access, boolean racy) {
        if (list == null) {
            return null;
        }
        HistoryEntry[] entry = new HistoryEntry[racy ? Math.min(list.size, MOST) : list.size];
        int n = 0;
        for (HistoryEntry each = list; each != null && n < entry.length; each = each.rest) {
            boolean does = !access.atomic || each.access.atomic;
            if (!does || !HappensBefore.observed(each.access.step, access.step)) {
                entry[n++] = each;
            }
        }
        return HistoryEntry.of(entry, n);
    }

    @Override
    public boolean isRedundant(@Nullable Object history, Step step, AccessOp op) {
        return history != null && ((GraphHistory) history).has(step, op.writes(), false);
    }
}
