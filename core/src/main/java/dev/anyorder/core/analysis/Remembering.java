package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Block;
import dev.anyorder.core.order.Step;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What a location remembers after one more access. */
final class Remembering {
    private final Access access;
    private final long time;
    /** As many of them as there are; owned. */
    private Deeds[] sorts;

    private int count;
    private @Nullable Half halves;

    /** An access, as the doing of a block or of none. Takes the sorts over. */
    Remembering(Touched past, Deeds[] sorts, Access access, @Nullable Block around) {
        this.access = access;
        this.time = past.time() + 1;
        this.sorts = sorts;
        this.count = sorts.length;
        this.halves = past.halves();
        add(Deed.lone(access, around, time));
    }

    /** The access of a block: it completes pairs with what the block did before. */
    void complete(@Nullable Half before, Block block) {
        Step step = access.step;
        boolean writes = access.op.writes();
        Access first = before == null ? access : before.first();
        Access write = before == null ? null : before.write();
        Act done = before != null && before.step() == step ? before.done() : null;
        if (before != null ? first != write || !writes : isSplittable(access)) {
            add(Deed.pair(Act.PAIR, first, access, block, block.gap(first.step, step), time));
            done = done == null ? Act.PAIR : done;
        }
        if (write != null && writes) {
            add(Deed.pair(Act.WRITES, write, access, block, block.gap(write.step, step), time));
            done = Act.WRITES;
        }
        long firstTime = before == null ? time : before.firstTime();
        boolean isFirstWrite = write == null && writes;
        long writeTime = isFirstWrite ? time : before == null ? 0 : before.writeTime();
        Half others = Half.others(halves, block);
        halves = new Half(block, first, firstTime, isFirstWrite ? access : write, writeTime, step, done, others);
    }

    /** Whether it reads and writes, and can itself be split. */
    static boolean isSplittable(Access access) {
        return access.op.writes() && access.op != Op.WRITE && !access.atomic;
    }

    private void add(Deed deed) {
        int own = -1;
        int left = 0;
        for (int i = 0; i < count; i++) {
            Deeds sort = sorts[i];
            Deeds kept = sort.sample().act.isCoveredBy(deed.act) ? sort.without(deed) : sort;
            if (kept != null) {
                own = own < 0 && deed.isAlike(sort.sample()) ? left : own;
                sorts[left++] = kept;
            }
        }
        count = left;
        if (own >= 0) {
            sorts[own] = sorts[own].with(deed);
            return;
        }
        if (count == sorts.length) {
            sorts = Arrays.copyOf(sorts, count + 1);
        }
        sorts[count++] = new Deeds(deed, null);
    }

    Touched touched(boolean told, Room room) {
        int most = told ? room.told() : room.alike();
        int mostSorts = told ? Math.min(room.told(), room.sorts()) : room.sorts();
        int limit = told ? most : 2 * most;
        for (int i = 0; i < count; i++) {
            sorts[i] = sorts[i].trimmed(limit, most);
        }
        while (count > mostSorts) {
            int oldest = oldest();
            System.arraycopy(sorts, oldest + 1, sorts, oldest, --count - oldest);
        }
        return new Touched(told, time, halves, count == sorts.length ? sorts : Arrays.copyOf(sorts, count));
    }

    /** The sort to which nothing was added for longest. */
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
