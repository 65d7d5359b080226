package dev.anyorder.core.analysis;

import java.util.Arrays;

/**
 * Makes histories. The work for an access follows the number of sorts, not of accesses: a sort that cannot be in
 * conflict is looked through only when it has doubled, and one that was found to be before a step is before whatever
 * follows that step.
 */
final class Histories {
    private final Unordered by;
    private final Room room;

    Histories(Unordered by, Room room) {
        this.by = by;
        this.room = room;
    }

    /** The past after one more access. */
    Past next(Past past, Access access, Conflicts conflicts) {
        Alike[] before = past.sorts();
        Alike[] sorts = new Alike[before.length + 1];
        boolean told = past.told();
        int n = 0;
        int own = -1;
        long time = 0;
        for (Alike sort : before) {
            boolean isOwn = by.alike(access, sort.sample());
            Encounter met = new Encounter(by, sort, access, told ? room.told() : room.alike());
            met.report(conflicts);
            told |= met.isGrave();
            Alike left = met.left();
            if (left != null) {
                own = isOwn ? n : own;
                sorts[n++] = left;
                time = Math.max(time, left.newest().time + 1);
            }
        }
        if (own < 0) {
            sorts[n++] = new Alike(Kept.alone(access, time), null);
        } else {
            sorts[own] = new Alike(Kept.push(access, sorts[own].newest(), time), null);
        }
        return fit(new Past(told, Arrays.copyOf(sorts, n)));
    }

    private Past fit(Past past) {
        Alike[] sorts = past.sorts();
        int most = past.told() ? Math.min(room.told(), room.sorts()) : room.sorts();
        if (sorts.length > most) {
            sorts = newest(sorts, most);
        }
        if (past.told()) {
            sorts = sorts == past.sorts() ? sorts.clone() : sorts;
            for (int i = 0; i < sorts.length; i++) {
                sorts[i] = sorts[i].trimmed(room.told());
            }
        }
        return sorts == past.sorts() ? past : new Past(past.told(), sorts);
    }

    /** The sorts that were added to last, and the first of all. */
    private static Alike[] newest(Alike[] sorts, int most) {
        Alike[] sorted = sorts.clone();
        Arrays.sort(sorted, (a, b) -> Long.compare(b.newest().time, a.newest().time));
        Alike[] kept = Arrays.copyOf(sorted, most);
        if (most > 1) {
            kept[most - 1] = sorted[sorted.length - 1];
        }
        return kept;
    }
}
