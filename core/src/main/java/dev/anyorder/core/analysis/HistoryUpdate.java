package dev.anyorder.core.analysis;

import dev.anyorder.core.order.AtomicBlock;
import dev.anyorder.core.order.Step;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Computes the {@link AtomicityHistory} after an access. */
final class HistoryUpdate {
    private final Access access;
    private final long time;
    /** The first {@code count} are valid; owned. */
    private AtomicityEntryList[] sorts;

    private int count;
    private @Nullable OpenBlockAccesses halves;

    /** Takes ownership of the lists. */
    HistoryUpdate(AtomicityHistory past, AtomicityEntryList[] sorts, Access access, @Nullable AtomicBlock around) {
        this.access = access;
        this.time = past.time() + 1;
        this.sorts = sorts;
        this.count = sorts.length;
        this.halves = past.halves();
        add(AtomicityEntry.lone(access, around, time));
    }

    /** Adds the pairs that the access completes in its block. */
    void complete(@Nullable OpenBlockAccesses before, AtomicBlock block) {
        Step step = access.step;
        boolean writes = access.op.writes();
        Access first = before == null ? access : before.first();
        Access write = before == null ? null : before.write();
        SplitKind done = before != null && before.step() == step ? before.done() : null;
        if (before != null ? first != write || !writes : isSplittable(access)) {
            add(AtomicityEntry.pair(SplitKind.PAIR, first, access, block, block.gap(first.step, step), time));
            done = done == null ? SplitKind.PAIR : done;
        }
        if (write != null && writes) {
            add(AtomicityEntry.pair(SplitKind.WRITES, write, access, block, block.gap(write.step, step), time));
            done = SplitKind.WRITES;
        }
        long firstTime = before == null ? time : before.firstTime();
        boolean isFirstWrite = write == null && writes;
        long writeTime = isFirstWrite ? time : before == null ? 0 : before.writeTime();
        OpenBlockAccesses others = OpenBlockAccesses.others(halves, block);
        halves = new OpenBlockAccesses(
                block, first, firstTime, isFirstWrite ? access : write, writeTime, step, done, others);
    }

    /** Whether it is a read-modify-write that can itself be split. */
    static boolean isSplittable(Access access) {
        return access.op.writes() && access.op != AccessOp.WRITE && !access.atomic;
    }

    private void add(AtomicityEntry entry) {
        int own = -1;
        int left = 0;
        for (int i = 0; i < count; i++) {
            AtomicityEntryList sort = sorts[i];
            AtomicityEntryList kept = sort.sample().splitKind.isCoveredBy(entry.splitKind) ? sort.without(entry) : sort;
            if (kept != null) {
                own = own < 0 && entry.isAlike(sort.sample()) ? left : own;
                sorts[left++] = kept;
            }
        }
        count = left;
        if (own >= 0) {
            sorts[own] = sorts[own].with(entry);
            return;
        }
        if (count == sorts.length) {
            sorts = Arrays.copyOf(sorts, count + 1);
        }
        sorts[count++] = new AtomicityEntryList(entry, null);
    }

    AtomicityHistory touched(boolean told, HistoryLimits limits) {
        int most = told ? limits.told() : limits.alike();
        int mostSorts = told ? Math.min(limits.told(), limits.sorts()) : limits.sorts();
        int limit = told ? most : 2 * most;
        for (int i = 0; i < count; i++) {
            sorts[i] = sorts[i].trimmed(limit, most);
        }
        while (count > mostSorts) {
            int oldest = oldest();
            System.arraycopy(sorts, oldest + 1, sorts, oldest, --count - oldest);
        }
        return new AtomicityHistory(told, time, halves, count == sorts.length ? sorts : Arrays.copyOf(sorts, count));
    }

    /** The least recently extended list. */
    private int oldest() {
        int oldest = 0;
        for (int i = 1; i < count; i++) {
            if (sorts[i].newest().time < sorts[oldest].newest().time) {
                oldest = i;
            }
        }
        return oldest;
    }
}
