package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.Level;
import dev.anyorder.core.order.Order;
import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * Data races in the observed order, after FastTrack (described in {@code seeds/003}, Chapter 6): the last write is one
 * step, the reads are one step as long as they are ordered and become a set only when they are not.
 *
 * <p>Guarantees: every location with a race in the observed order gets at least one finding, and no two ordered accesses
 * are reported. Misses: races that this run's locks happened to order, and further races of a location after its first.
 */
public class FastTrack extends Analysis {
    @Override
    public String name() {
        return "fasttrack";
    }

    @Override
    public Orders orders() {
        return Orders.OBSERVED;
    }

    @Override
    public @Nullable Object access(@Nullable Object history, Access access, Conflicts conflicts) {
        if (history == null) {
            return access.op.writes() ? new Epochs(access, null, null) : new Epochs(null, access, null);
        }
        Epochs before = (Epochs) history;
        Access write = before.write();
        if (write != null && write.step == access.step && before.read() == null) {
            // The step's own write tells all that another access of the step could tell.
            return before;
        }
        if (write != null && !Order.observed(write.step, access.step)) {
            report(write, access, conflicts);
        }
        return access.op.writes() ? afterWrite(before, access, conflicts) : afterRead(before, access);
    }

    private Epochs afterWrite(Epochs before, Access access, Conflicts conflicts) {
        for (Kept read = before.reads(); read != null; read = read.rest) {
            if (!Order.observed(read.access.step, access.step)) {
                report(read.access, access, conflicts);
            }
        }
        return new Epochs(access, null, null);
    }

    private static Epochs afterRead(Epochs before, Access access) {
        if (hasRead(before, access.step)) {
            return before;
        }
        Kept kept = null;
        Kept others = before.others();
        Access read = before.read();
        if (others != null || read != null && !Order.observed(read.step, access.step)) {
            Kept reads = before.reads();
            kept = reads == null || !reads.isDue() ? reads : unordered(reads, access.step);
        }
        return new Epochs(before.write(), access, kept);
    }

    /** Those that are not before the step. Looked for only when their number has doubled, if there are many. */
    private static @Nullable Kept unordered(Kept reads, Step step) {
        Kept[] kept = new Kept[reads.size];
        int n = 0;
        for (Kept read = reads; read != null; read = read.rest) {
            if (!Order.observed(read.access.step, step)) {
                kept[n++] = read;
            }
        }
        return Kept.of(kept, n);
    }

    private static boolean hasRead(Epochs epochs, Step step) {
        if (epochs.read() != null && epochs.read().step == step) {
            return true;
        }
        int left = Alike.RECENT;
        for (Kept read = epochs.others(); read != null && left > 0; read = read.rest, left--) {
            if (read.access.step == step) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean knows(@Nullable Object history, Step step, Op op) {
        if (history == null) {
            return false;
        }
        Epochs epochs = (Epochs) history;
        if (epochs.write() != null && epochs.write().step == step && epochs.read() == null) {
            return true;
        }
        return !op.writes() && hasRead(epochs, step);
    }

    void report(Access earlier, Access later, Conflicts conflicts) {
        if (earlier.atomic && later.atomic) {
            return;
        }
        conflicts.conflict(this, Kind.DATA_RACE, Level.ERROR, Evidence.OBSERVED, earlier, later);
    }
}
