package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.Level;
import dev.anyorder.core.order.Order;
import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Step;
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
public final class Graph extends Analysis {
    /** So many nodes of a sort are kept once a race of the location was reported. */
    static final int MOST = 64;

    /** So many races are reported for one access with reads, and as many with writes, each with another site. */
    private static final int MOST_REPORTED = 8;

    @Override
    public String name() {
        return "graph";
    }

    @Override
    public Orders orders() {
        return Orders.OBSERVED;
    }

    @Override
    public @Nullable Object access(@Nullable Object history, Access access, Conflicts conflicts) {
        Nodes before = history == null ? Nodes.NONE : (Nodes) history;
        boolean writes = access.op.writes();
        if (before.has(access.step, writes, access.atomic)) {
            return before;
        }
        boolean racy = compare(before.writes(), access, conflicts);
        if (!writes) {
            Kept reads = Kept.push(access, thinned(before.reads(), access, racy), 0);
            return new Nodes(before.writes(), reads);
        }
        racy |= compare(before.reads(), access, conflicts);
        Kept write = Kept.push(access, left(before.writes(), access, racy), 0);
        return new Nodes(write, left(before.reads(), access, racy));
    }

    /** Reports the races with the others, of each site the newest if there are many; whether there are any. */
    private boolean compare(@Nullable Kept others, Access access, Conflicts conflicts) {
        int[] sites = new int[others == null ? 0 : MOST_REPORTED];
        int n = 0;
        for (Kept each = others; each != null && n < MOST_REPORTED; each = each.rest) {
            Access other = each.access;
            boolean isRace = !Order.observed(other.step, access.step) && !(other.atomic && access.atomic);
            if (isRace && !contains(sites, n, other.site) && conflicts.possible(other, access)) {
                conflicts.conflict(this, Kind.DATA_RACE, Level.ERROR, Evidence.OBSERVED, other, access);
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
    private static @Nullable Kept thinned(@Nullable Kept reads, Access access, boolean racy) {
        return reads == null || !reads.isDue() && !racy ? reads : left(reads, access, racy);
    }

    /** Those that the access cannot stand for. */
    private static @Nullable Kept left(@Nullable Kept list, Access access, boolean racy) {
        if (list == null) {
            return null;
        }
        Kept[] kept = new Kept[racy ? Math.min(list.size, MOST) : list.size];
        int n = 0;
        for (Kept each = list; each != null && n < kept.length; each = each.rest) {
            boolean does = !access.atomic || each.access.atomic;
            if (!does || !Order.observed(each.access.step, access.step)) {
                kept[n++] = each;
            }
        }
        return Kept.of(kept, n);
    }

    @Override
    public boolean knows(@Nullable Object history, Step step, Op op) {
        return history != null && ((Nodes) history).has(step, op.writes(), false);
    }
}
