package dev.anyorder.core.analysis;

import java.util.Arrays;

/**
 * Builds access histories. Cost grows with the number of access classes, not accesses. A class that cannot conflict is
 * pruned only when doubled; one found before a step is before its successors.
 */
final class HistoryBuilder {
    private final LogicalRaceAnalysis by;
    private final HistoryLimits limits;

    HistoryBuilder(LogicalRaceAnalysis by, HistoryLimits limits) {
        this.by = by;
        this.limits = limits;
    }

    AccessHistory next(AccessHistory history, Access access, ConflictListener listener) {
        AccessClass[] before = history.sorts();
        AccessClass[] sorts = new AccessClass[before.length + 1];
        boolean told = history.told();
        int n = 0;
        int own = -1;
        long time = 0;
        for (AccessClass sort : before) {
            boolean isOwn = by.alike(access, sort.sample());
            ConflictCheck met = new ConflictCheck(by, sort, access, told ? limits.told() : limits.alike());
            met.report(listener);
            told |= met.isGrave();
            AccessClass left = met.left();
            if (left != null) {
                own = isOwn ? n : own;
                sorts[n++] = left;
                time = Math.max(time, left.newest().time + 1);
            }
        }
        if (own < 0) {
            sorts[n++] = new AccessClass(HistoryEntry.alone(access, time), null);
        } else {
            sorts[own] = new AccessClass(HistoryEntry.push(access, sorts[own].newest(), time), null);
        }
        return fit(new AccessHistory(told, Arrays.copyOf(sorts, n)));
    }

    private AccessHistory fit(AccessHistory history) {
        AccessClass[] sorts = history.sorts();
        int most = history.told() ? Math.min(limits.told(), limits.sorts()) : limits.sorts();
        if (sorts.length > most) {
            sorts = newest(sorts, most);
        }
        if (history.told()) {
            sorts = sorts == history.sorts() ? sorts.clone() : sorts;
            for (int i = 0; i < sorts.length; i++) {
                sorts[i] = sorts[i].trimmed(limits.told());
            }
        }
        return sorts == history.sorts() ? history : new AccessHistory(history.told(), sorts);
    }

    /** The most recent classes, and the oldest. */
    private static AccessClass[] newest(AccessClass[] sorts, int most) {
        AccessClass[] sorted = sorts.clone();
        Arrays.sort(sorted, (a, b) -> Long.compare(b.newest().time, a.newest().time));
        AccessClass[] kept = Arrays.copyOf(sorted, most);
        if (most > 1) {
            kept[most - 1] = sorted[sorted.length - 1];
        }
        return kept;
    }
}
