package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.order.AtomicBlock;
import dev.anyorder.core.order.BlockGap;
import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/** Finds the triples that an access completes with the history: as the interleaving access, or as the last. */
final class SplitFinder {
    /** Reports per class and access, each of another site. */
    private static final int MOST_REPORTED = 8;

    private final Analysis by;
    private final AtomicityHistory past;
    /** The history's lists, with order found on the way. */
    private final AtomicityEntryList[] sorts;

    private final Access access;
    /** The block that contains the access. */
    private final @Nullable AtomicBlock around;

    /** Whether the units are dependent pairs. */
    private final boolean ofPairs;

    private final ConflictListener listener;
    /** Allocated on the first report. */
    private int @Nullable [] sites;

    private int reported;
    private boolean told;

    SplitFinder(
            Analysis by,
            AtomicityHistory past,
            Access access,
            @Nullable AtomicBlock around,
            boolean ofPairs,
            ConflictListener listener) {
        this.by = by;
        this.past = past;
        this.sorts = past.sorts().clone();
        this.access = access;
        this.around = around;
        this.ofPairs = ofPairs;
        this.listener = listener;
    }

    AtomicityEntryList[] sorts() {
        return sorts;
    }

    boolean hasTold() {
        return told;
    }

    /** Completed pairs between whose accesses this one could have run. */
    void asSplitter() {
        LockSet locks = access.step.locks();
        boolean writes = access.op.writes() || access.dependence == AccessDependence.DECIDES;
        for (int i = 0; i < sorts.length; i++) {
            AtomicityEntry sample = sorts[i].sample();
            int moment = sample.gap == null ? -1 : sample.gap.opening(locks);
            if (moment >= 0 && sample.splitKind.isSplitBy(writes) && !sorts[i].isBefore(access.step)) {
                sorts[i] = split(sorts[i].newest(), moment) ? sorts[i].before(access.step) : sorts[i];
            }
        }
    }

    /**
     * Whether that point of each pair is before the access. Then the whole pair is: its locks exclude the access from
     * there on.
     */
    private boolean split(AtomicityEntry newest, int moment) {
        boolean isAllBefore = true;
        reported = 0;
        for (AtomicityEntry pair = newest; pair != null && reported < MOST_REPORTED; pair = pair.rest) {
            BlockGap gap = pair.gap;
            if (gap != null && !gap.isBefore(moment, access.step)) {
                isAllBefore = false;
                AtomicBlock block = pair.block;
                if (pair.first != null && block != null && !block.contains(around)) {
                    Evidence evidence = EvidenceClassifier.of(pair.access, access);
                    report(gap, pair.access, pair.first, access, pair.access, evidence, StaleReadCheck.When.AFTER);
                }
            }
        }
        return isAllBefore;
    }

    /** Earlier accesses that did or could interleave between the block's first access and this one. */
    void asSecond(@Nullable OpenBlockAccesses before, AtomicBlock block) {
        boolean isSplittable = before == null && HistoryUpdate.isSplittable(access);
        for (int i = 0; i < sorts.length; i++) {
            SplitKind splitKind = sorts[i].sample().splitKind;
            if (splitKind == SplitKind.WRITE && isSplittable) {
                compare(i, block, access, past.time() + 1);
            } else if (splitKind == SplitKind.WRITE && before != null) {
                compare(i, block, before.first(), before.firstTime());
            } else if (splitKind == SplitKind.READ && before != null && before.write() != null && access.op.writes()) {
                compare(i, block, before.write(), before.writeTime());
            } else if (splitKind == SplitKind.READ && before != null && ofPairs && access.op.writes()) {
                compare(i, block, before.first(), before.firstTime());
            }
        }
    }

    private void compare(int i, AtomicBlock block, Access first, long firstTime) {
        AtomicityEntryList sort = sorts[i];
        Step opening =
                block.opening(first.step, access.step, sort.sample().access.step.locks());
        boolean canCome = opening != null && !sort.isBefore(opening);
        boolean isAllBefore = canCome;
        reported = 0;
        for (AtomicityEntry lone = sort.newest(); lone != null && reported < MOST_REPORTED; lone = lone.rest) {
            boolean hasCome = lone.time > firstTime;
            if (!hasCome && !canCome) {
                break;
            }
            if (hasCome || opening != null && !HappensBefore.logical(lone.access.step, opening)) {
                isAllBefore = false;
                if (!block.contains(lone.block)) {
                    Evidence evidence = hasCome ? Evidence.OBSERVED : EvidenceClassifier.of(lone.access, access);
                    StaleReadCheck.When when = hasCome ? StaleReadCheck.When.BETWEEN : StaleReadCheck.When.BEFORE;
                    BlockGap gap = block.gap(first.step, access.step);
                    Access split = hasCome ? decided(lone.access) : lone.access;
                    report(gap, lone.access, first, split, access, evidence, when);
                }
            }
        }
        sorts[i] = isAllBefore ? sort.before(access.step) : sort;
    }

    /** The guard read of another task's execution of the same code: it is reported even if no write follows. */
    private Access decided(Access split) {
        boolean isSame = split.site == access.site && access.dependence == AccessDependence.TEST;
        OpenBlockAccesses openBlockAccesses =
                isSame && split.pair != null ? OpenBlockAccesses.find(past.halves(), split.pair) : null;
        return openBlockAccesses == null ? split : openBlockAccesses.first();
    }

    private void report(
            BlockGap gap,
            Access earlier,
            Access first,
            Access split,
            Access second,
            Evidence evidence,
            StaleReadCheck.When when) {
        int[] known = sites == null ? new int[MOST_REPORTED] : sites;
        sites = known;
        for (int i = 0; i < reported; i++) {
            if (known[i] == earlier.site) {
                return;
            }
        }
        Evidence sure = ofPairs ? StaleReadCheck.evidence(first, split, second, when, evidence) : evidence;
        if (sure != null && listener.possible(earlier, access)) {
            Severity severity = ofPairs || sure == Evidence.CONDITIONAL ? Severity.WARNING : Severity.ERROR;
            boolean interleaved = when == StaleReadCheck.When.BETWEEN;
            listener.split(by, FindingKind.ATOMICITY_VIOLATION, severity, sure, gap, interleaved, first, split, second);
            known[reported++] = earlier.site;
            told = true;
        }
    }
}
