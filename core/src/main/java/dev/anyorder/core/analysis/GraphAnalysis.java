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
 * Data races of the run's computation graph (Nakade 2016): two nodes, which are steps, access a location, at least one
 * writes, and no path connects them. Edges are the logical order and each critical section to the next of the same
 * lock.
 *
 * <p>Instead of comparing all pairs at the end, each access is compared at once with the location's history: later
 * edges cannot order it. A newer node that is ordered after an older one and conflicts at least as much replaces it
 * ({@code docs/decisions/0009}).
 *
 * <p>Guarantees: ordered nodes are never reported. Each racing access is reported with one node per site, up to {@value
 * #MOST_REPORTED} sites. A racy location keeps the newest {@value #MOST} unordered writes, and as many reads. Misses:
 * races under other orders of critical sections.
 */
public final class GraphAnalysis extends Analysis {
    /** Nodes kept per kind once a race was reported. */
    static final int MOST = 64;

    /** Races reported per access and kind, each of another site. */
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

    /** Returns whether there are races. Reports the newest per site. */
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

    /** Drops nodes before the step; long lists only when their size has doubled. */
    private static @Nullable HistoryEntry thinned(@Nullable HistoryEntry reads, Access access, boolean racy) {
        return reads == null || !reads.isDue() && !racy ? reads : left(reads, access, racy);
    }

    /** The nodes that the access cannot replace. */
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
