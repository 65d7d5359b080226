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
 * Data races in the observed order (FastTrack: Flanagan and Freund 2009). The last write is one epoch; reads become a
 * set only when unordered.
 *
 * <p>Guarantees: each location with a race in the observed order gets a finding; ordered accesses are never reported.
 * Misses: races that this run's lock order hides, and further races of a location.
 */
public class FastTrackAnalysis extends Analysis {
    @Override
    public String name() {
        return "fasttrack";
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
        if (history == null) {
            return access.op.writes() ? new FastTrackState(access, null, null) : new FastTrackState(null, access, null);
        }
        FastTrackState before = (FastTrackState) history;
        Access write = before.write();
        if (write != null && write.step == access.step && before.read() == null) {
            // Same epoch as the last write: nothing to add.
            return before;
        }
        if (write != null && !HappensBefore.observed(write.step, access.step)) {
            report(write, access, listener);
        }
        return access.op.writes() ? afterWrite(before, access, listener) : afterRead(before, access);
    }

    private FastTrackState afterWrite(FastTrackState before, Access access, ConflictListener listener) {
        for (HistoryEntry read = before.reads(); read != null; read = read.rest) {
            if (!HappensBefore.observed(read.access.step, access.step)) {
                report(read.access, access, listener);
            }
        }
        return new FastTrackState(access, null, null);
    }

    private static FastTrackState afterRead(FastTrackState before, Access access) {
        if (hasRead(before, access.step)) {
            return before;
        }
        HistoryEntry entry = null;
        HistoryEntry others = before.others();
        Access read = before.read();
        if (others != null || read != null && !HappensBefore.observed(read.step, access.step)) {
            HistoryEntry reads = before.reads();
            entry = reads == null || !reads.isDue() ? reads : unordered(reads, access.step);
        }
        return new FastTrackState(before.write(), access, entry);
    }

    /** Reads not before the step. Long lists are pruned only when their size has doubled. */
    private static @Nullable HistoryEntry unordered(HistoryEntry reads, Step step) {
        HistoryEntry[] entry = new HistoryEntry[reads.size];
        int n = 0;
        for (HistoryEntry read = reads; read != null; read = read.rest) {
            if (!HappensBefore.observed(read.access.step, step)) {
                entry[n++] = read;
            }
        }
        return HistoryEntry.of(entry, n);
    }

    private static boolean hasRead(FastTrackState state, Step step) {
        if (state.read() != null && state.read().step == step) {
            return true;
        }
        int left = AccessClass.RECENT;
        for (HistoryEntry read = state.others(); read != null && left > 0; read = read.rest, left--) {
            if (read.access.step == step) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isRedundant(@Nullable Object history, Step step, AccessOp op) {
        if (history == null) {
            return false;
        }
        FastTrackState state = (FastTrackState) history;
        if (state.write() != null && state.write().step == step && state.read() == null) {
            return true;
        }
        return !op.writes() && hasRead(state, step);
    }

    /** Atomic accesses do not race with each other. */
    protected void report(Access earlier, Access later, ConflictListener listener) {
        if (earlier.atomic && later.atomic) {
            return;
        }
        listener.conflict(this, FindingKind.DATA_RACE, Severity.ERROR, Evidence.OBSERVED, earlier, later);
    }
}
