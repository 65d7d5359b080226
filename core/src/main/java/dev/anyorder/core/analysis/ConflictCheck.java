package dev.anyorder.core.analysis;

import org.jspecify.annotations.Nullable;

/** Compares an access with one access class: conflicts, and the entries to keep. */
final class ConflictCheck {
    /** Reports per class and access, each of another site. */
    private static final int MOST_REPORTED = 8;

    private final LogicalRaceAnalysis by;
    private final AccessClass sort;
    private final Access access;
    private final int most;
    private final boolean covered;
    private final boolean slight;
    /** Conflicting entries, newest first; null if not needed. */
    private final HistoryEntry @Nullable [] unordered;

    private boolean grave;

    ConflictCheck(LogicalRaceAnalysis by, AccessClass sort, Access access, int most) {
        this.by = by;
        this.sort = sort;
        this.access = access;
        this.most = most;
        Access sample = sort.sample();
        boolean exclusive = access.excludes(sample);
        boolean conflicting = by.conflict(access.op, sample.op, exclusive);
        this.covered = by.covers(access, sample);
        this.slight = conflicting && by.slight(access.op, sample.op, exclusive);
        this.unordered = conflicting && !slight ? unordered() : null;
    }

    private HistoryEntry[] unordered() {
        return sort.isBefore(access.step) ? new HistoryEntry[0] : AccessClass.unordered(sort.newest(), access.step);
    }

    void report(ConflictListener listener) {
        if (unordered != null) {
            reportEach(unordered, listener);
        } else if (slight) {
            HistoryEntry first = sort.firstUnordered(access.step);
            if (first != null && listener.possible(first.access, access)) {
                by.report(first.access, access, listener);
            }
        }
    }

    private void reportEach(HistoryEntry[] others, ConflictListener listener) {
        int[] sites = new int[MOST_REPORTED];
        int n = 0;
        for (int i = 0; i < others.length && n < MOST_REPORTED; i++) {
            Access other = others[i].access;
            boolean isNew = others.length <= MOST_REPORTED || !contains(sites, n, other.site);
            if (isNew && listener.possible(other, access)) {
                by.report(other, access, listener);
                sites[n++] = other.site;
                grave = true;
            }
        }
    }

    private static boolean contains(int[] sites, int n, int site) {
        for (int i = 0; i < n; i++) {
            if (sites[i] == site) {
                return true;
            }
        }
        return false;
    }

    /** Whether a severe conflict was reported. */
    boolean isGrave() {
        return grave;
    }

    /** The entries to keep; null if none. */
    @Nullable
    AccessClass left() {
        if (unordered == null) {
            return covered ? sort.thinned(access.step, most) : sort;
        }
        if (unordered.length == 0) {
            return covered ? null : new AccessClass(sort.newest(), access.step);
        }
        return covered ? AccessClass.of(unordered, most) : sort;
    }
}
