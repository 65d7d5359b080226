package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * A list of lanes on which a task may go on, because it is after all that is on them. Kept short: what is left out is
 * found again by the garbage collector.
 */
final class FreeLanes {
    static final int MAX = 64;

    private final Lane lane;
    private final long next;
    private final @Nullable FreeLanes rest;
    private final int size;

    private FreeLanes(Lane lane, long next, @Nullable FreeLanes rest) {
        this.lane = lane;
        this.next = next;
        this.rest = rest;
        this.size = rest == null ? 1 : rest.size + 1;
    }

    /** The list and the lane on which a task has ended with that step. */
    static @Nullable FreeLanes add(@Nullable FreeLanes list, Place place, long lastSeq) {
        long next = place.offset + lastSeq + 1;
        place.lane.end.left(next);
        return list != null && list.size >= MAX ? list : new FreeLanes(place.lane, next, list);
    }

    static @Nullable FreeLanes addAll(@Nullable FreeLanes list, @Nullable FreeLanes more) {
        if (list == null) {
            return more;
        }
        FreeLanes all = list;
        for (FreeLanes each = more; each != null && all.size < MAX; each = each.rest) {
            all = new FreeLanes(each.lane, each.next, all);
        }
        return all;
    }

    /** A place on the first lane. The list without it is {@link #rest}. */
    Place first() {
        return lane.place(next);
    }

    @Nullable
    FreeLanes rest() {
        return rest;
    }
}
