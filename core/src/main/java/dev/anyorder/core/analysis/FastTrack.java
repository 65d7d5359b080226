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
public final class FastTrack extends Analysis {
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
            return access.op.writes() ? new Epochs(access) : new Epochs(null, access);
        }
        Epochs before = (Epochs) history;
        Access write = before.write();
        if (write != null && write.step == access.step && before.reads().length == 0) {
            // The step's own write tells all that another access of the step could tell.
            return before;
        }
        if (write != null && !Order.observed(write.step, access.step)) {
            report(write, access, conflicts);
        }
        return access.op.writes() ? afterWrite(before, access, conflicts) : afterRead(before, access);
    }

    private Epochs afterWrite(Epochs before, Access access, Conflicts conflicts) {
        for (Access read : before.reads()) {
            if (!Order.observed(read.step, access.step)) {
                report(read, access, conflicts);
            }
        }
        return new Epochs(access);
    }

    private static Epochs afterRead(Epochs before, Access access) {
        Access[] reads = before.reads();
        Access[] kept = new Access[reads.length + 1];
        int n = 0;
        for (Access read : reads) {
            if (read.step == access.step) {
                return before;
            }
            if (!Order.observed(read.step, access.step)) {
                kept[n++] = read;
            }
        }
        kept[n++] = access;
        return new Epochs(before.write(), n == kept.length ? kept : java.util.Arrays.copyOf(kept, n));
    }

    @Override
    public boolean knows(@Nullable Object history, Step step, Op op) {
        if (history == null) {
            return false;
        }
        Epochs epochs = (Epochs) history;
        if (epochs.write() != null && epochs.write().step == step && epochs.reads().length == 0) {
            return true;
        }
        if (op.writes()) {
            return false;
        }
        for (Access read : epochs.reads()) {
            if (read.step == step) {
                return true;
            }
        }
        return false;
    }

    private void report(Access earlier, Access later, Conflicts conflicts) {
        conflicts.conflict(this, Kind.DATA_RACE, Level.ERROR, Evidence.OBSERVED, earlier, later);
    }
}
