package dev.anyorder.core.analysis;

import dev.anyorder.core.determinism.Scope;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.Level;
import dev.anyorder.core.order.Orders;

/**
 * The share of accesses in what is to be deterministic (SingleTrack, described in {@code seeds/001}): two that nothing ordered in
 * this run, in one block or in tasks that were spawned in it. The other share, locks, volatile variables and who comes in
 * from outside, is that of {@link dev.anyorder.core.determinism.Determinism}.
 *
 * <p>Guarantees and misses are those of {@link FastTrack}: a location with such accesses gets a finding, unless an access from
 * outside of the block, with which they race as well, came between.
 */
public final class Deterministic extends FastTrack {
    @Override
    public String name() {
        return "determinism";
    }

    @Override
    public Orders orders() {
        return Orders.ALL;
    }

    @Override
    public boolean wantsScopes() {
        return true;
    }

    @Override
    void report(Access earlier, Access later, Conflicts conflicts) {
        Scope a = earlier.step.note(Scope.class);
        Scope b = later.step.note(Scope.class);
        if (a != null && b != null && Scope.around(a, b) != null) {
            conflicts.conflict(this, Kind.DETERMINISM_CONFLICT, Level.ERROR, Evidence.OBSERVED, earlier, later);
        }
    }
}
