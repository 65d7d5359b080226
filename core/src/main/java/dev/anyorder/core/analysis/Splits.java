package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.Level;
import dev.anyorder.core.order.Block;
import dev.anyorder.core.order.Gap;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.Order;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/** Which triples an access completes with what its location remembers: as the one between, or as the last. */
final class Splits {
    /** So many of one sort are reported for one access, each from another site. */
    private static final int MOST_REPORTED = 8;

    private final Analysis by;
    private final Touched past;
    /** The sorts of the past, with what was found out about them on the way. */
    private final Deeds[] sorts;

    private final Access access;
    /** The block whose doing the access is. */
    private final @Nullable Block around;

    /** Whether it is about pairs that are to be atomic because one access depends on the other. */
    private final boolean ofPairs;

    private final Conflicts conflicts;
    /** Made for the first report. */
    private int @Nullable [] sites;

    private int reported;
    private boolean told;

    Splits(Analysis by, Touched past, Access access, @Nullable Block around, boolean ofPairs, Conflicts conflicts) {
        this.by = by;
        this.past = past;
        this.sorts = past.sorts().clone();
        this.access = access;
        this.around = around;
        this.ofPairs = ofPairs;
        this.conflicts = conflicts;
    }

    Deeds[] sorts() {
        return sorts;
    }

    /** Whether a violation was reported. */
    boolean hasTold() {
        return told;
    }

    /** Pairs that were completed earlier, between whose accesses this one could have come. */
    void asSplitter() {
        LockSet locks = access.step.locks();
        boolean writes = access.op.writes() || access.dependence == Dependence.DECIDES;
        for (int i = 0; i < sorts.length; i++) {
            Deed sample = sorts[i].sample();
            int moment = sample.gap == null ? -1 : sample.gap.opening(locks);
            if (moment >= 0 && sample.act.isSplitBy(writes) && !sorts[i].isBefore(access.step)) {
                sorts[i] = split(sorts[i].newest(), moment) ? sorts[i].before(access.step) : sorts[i];
            }
        }
    }

    /**
     * Whether that moment of all of the pairs is before the access; and so is all of each pair, whose locks keep the access
     * out from then on.
     */
    private boolean split(Deed newest, int moment) {
        boolean isAllBefore = true;
        reported = 0;
        for (Deed pair = newest; pair != null && reported < MOST_REPORTED; pair = pair.rest) {
            Gap gap = pair.gap;
            if (gap != null && !gap.isBefore(moment, access.step)) {
                isAllBefore = false;
                Block block = pair.block;
                if (pair.first != null && block != null && !block.contains(around)) {
                    Evidence evidence = Evident.of(pair.access, access);
                    report(gap, pair.access, pair.first, access, pair.access, evidence, Stale.When.AFTER);
                }
            }
        }
        return isAllBefore;
    }

    /** Accesses that came earlier, and did or could come between what the block did before and this one. */
    void asSecond(@Nullable Half before, Block block) {
        boolean isSplittable = before == null && Remembering.isSplittable(access);
        for (int i = 0; i < sorts.length; i++) {
            Act act = sorts[i].sample().act;
            if (act == Act.WRITE && isSplittable) {
                compare(i, block, access, past.time() + 1);
            } else if (act == Act.WRITE && before != null) {
                compare(i, block, before.first(), before.firstTime());
            } else if (act == Act.READ && before != null && before.write() != null && access.op.writes()) {
                compare(i, block, before.write(), before.writeTime());
            } else if (act == Act.READ && before != null && ofPairs && access.op.writes()) {
                compare(i, block, before.first(), before.firstTime());
            }
        }
    }

    private void compare(int i, Block block, Access first, long firstTime) {
        Deeds sort = sorts[i];
        Step opening =
                block.opening(first.step, access.step, sort.sample().access.step.locks());
        boolean canCome = opening != null && !sort.isBefore(opening);
        boolean isAllBefore = canCome;
        reported = 0;
        for (Deed lone = sort.newest(); lone != null && reported < MOST_REPORTED; lone = lone.rest) {
            boolean hasCome = lone.time > firstTime;
            if (!hasCome && !canCome) {
                break;
            }
            if (hasCome || opening != null && !Order.logical(lone.access.step, opening)) {
                isAllBefore = false;
                if (!block.contains(lone.block)) {
                    Evidence evidence = hasCome ? Evidence.OBSERVED : Evident.of(lone.access, access);
                    Stale.When when = hasCome ? Stale.When.BETWEEN : Stale.When.BEFORE;
                    Gap gap = block.gap(first.step, access.step);
                    Access split = hasCome ? decided(lone.access) : lone.access;
                    report(gap, lone.access, first, split, access, evidence, when);
                }
            }
        }
        sorts[i] = isAllBefore ? sort.before(access.step) : sort;
    }

    /** What made another task of the same code do what it did: the test that is told if it does not go on, too. */
    private Access decided(Access split) {
        boolean isSame = split.site == access.site && access.dependence == Dependence.TEST;
        Half half = isSame && split.pair != null ? Half.find(past.halves(), split.pair) : null;
        return half == null ? split : half.first();
    }

    private void report(
            Gap gap, Access earlier, Access first, Access split, Access second, Evidence evidence, Stale.When when) {
        int[] known = sites == null ? new int[MOST_REPORTED] : sites;
        sites = known;
        for (int i = 0; i < reported; i++) {
            if (known[i] == earlier.site) {
                return;
            }
        }
        Evidence sure = ofPairs ? Stale.evidence(first, split, second, when, evidence) : evidence;
        if (sure != null && conflicts.possible(earlier, access)) {
            Level level = ofPairs || sure == Evidence.CONDITIONAL ? Level.WARNING : Level.ERROR;
            conflicts.split(by, Kind.ATOMICITY_VIOLATION, level, sure, gap, first, split, second);
            known[reported++] = earlier.site;
            told = true;
        }
    }
}
