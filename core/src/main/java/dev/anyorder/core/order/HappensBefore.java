package dev.anyorder.core.order;

/**
 * Does one step happen before another? Exact, in each tracked order.
 *
 * <p>A step v of task w is ordered after a prefix of task x
 * <ul>
 * <li>by the tree: up to now if x is w; up to the spawn that led to w if x is an ancestor;
 * <li>by its clock ({@link SparseVectorClock}): edges across the tree.
 * </ul>
 *
 * <p>From an earlier step u = (t, s) we climb a path of <em>links</em>. The first link is u. From (x, s), the next is
 * the step in which x's parent joined x or ended a finish around x, whichever was first. Otherwise it is the step in
 * which a more distant ancestor ended the innermost finish around x. <b>u happens before v exactly when one link is in
 * v's prefixes.</b>
 *
 * <p>Sound: each link is after u, and v's prefixes are before v. Complete: every edge on a path from u to v preserves
 * "some link is covered". Program order and spawn only add. At a join, the covered link was in the child's clock, which
 * the parent merges; or was a step of the child, whose next link is this join; or was above, where the parent covers
 * it. A finish is analogous. Any other edge passes on the source's clock and its ancestors' prefixes ({@link
 * CrossEdge}).
 *
 * <p>In the tree alone, only the link at the lowest common ancestor of t and w can be covered. Links below are not on
 * ancestors of w; links above came after the spawn that led to w.
 *
 * <p>Queries may run concurrently with updates. {@code Task.joined} and {@code TaskFinish.ended} need only opaque
 * access: all that v covers happened before v and is visible. A racing number is larger than v's prefixes, so the
 * answer is the same with or without it.
 *
 * <p>Cost: one clock lookup per link; links are bounded by the tree's height ({@link TaskForest}) and nested finishes.
 *
 * <p>A step counts as before itself.
 */
public final class HappensBefore {
    private HappensBefore() {}

    /**
     * Whether u is before or equal to v in every run of this input with the same operations. Lock order does not count.
     *
     * @throws IllegalStateException if v lacks this clock, see {@link TrackedOrders} and {@link ClockRetention}
     */
    public static boolean logical(Step u, Step v) {
        return u == v || ask(u, v, v.logical());
    }

    static boolean logical(Task t, long seq, Step v) {
        v.task.asked();
        return before(t, seq, v.task, v.seq, v.logical());
    }

    /**
     * Whether u is before or equal to v in this run. Lock acquisition order counts.
     *
     * @throws IllegalStateException if v lacks this clock, see {@link TrackedOrders} and {@link ClockRetention}
     */
    public static boolean observed(Step u, Step v) {
        return u == v || ask(u, v, v.observed());
    }

    /**
     * Whether u is before or equal to v in every run whose critical sections read the same values: logical order plus
     * edges of {@link #inform} so far.
     *
     * @throws IllegalStateException if v lacks this clock, see {@link TrackedOrders} and {@link ClockRetention}
     */
    public static boolean informed(Step u, Step v) {
        return u == v || ask(u, v, Step.requireNonNull(v.informed()));
    }

    /** As {@link #informed}, without edges added during v: the order when its critical section began. */
    public static boolean informedAtStart(Step u, Step v) {
        return u == v || ask(u, v, v.informedAtStart());
    }

    /**
     * Orders the running step v after the ended step u in the informed order: both held a common lock and their
     * accesses conflict. In the other order, control flow might differ. No effect if that order is not tracked. Only
     * v's thread may call this.
     */
    public static void inform(Step u, Step v) {
        SparseVectorClock theirs = u.informed();
        SparseVectorClock mine = v.informed();
        ChainPosition position = u.task.place();
        if (theirs == null || mine == null || position == null || mine == SparseVectorClock.EVERYTHING) {
            return;
        }
        if (!before(u.task, u.seq, v.task, v.seq, mine)) {
            v.informed(CrossEdge.after(mine, u.task, u.seq, theirs, v.task, v.seq, position.chain.forest));
        }
    }

    private static boolean ask(Step u, Step v, SparseVectorClock clock) {
        v.task.asked();
        return before(u.task, u.seq, v.task, v.seq, clock);
    }

    static boolean before(Task t, long s, Task w, long now, SparseVectorClock clock) {
        if (t == w) {
            return s <= now;
        }
        boolean treeOnly = clock == SparseVectorClock.NOTHING;
        if (clock == SparseVectorClock.EVERYTHING || (!treeOnly && mapKnows(clock, t, s))) {
            return true;
        }
        Task x = t;
        long seq = s;
        Task meet = Task.meet(t, w);
        for (; ; ) {
            if (x == meet) {
                if (seq <= treeKnows(x, w, now)) {
                    return true;
                }
                if (treeOnly) {
                    return false;
                }
            }
            Task parent = x.parent;
            TaskFinish finish = x.finish;
            long join = x.joined();
            long end = finish == null ? 0 : finish.ended();
            if (parent != null && join != 0 && (finish == null || finish.owner != parent || end == 0 || join < end)) {
                x = parent;
                seq = join;
            } else if (finish != null && end != 0) {
                x = finish.owner;
                seq = end;
                meet = x == parent ? meet : Task.meet(x, w);
            } else {
                return false;
            }
            if (!treeOnly && mapKnows(clock, x, seq)) {
                return true;
            }
        }
    }

    /** The prefix of x, which is w or its ancestor, that the tree orders before w. */
    static long treeKnows(Task x, Task w, long now) {
        return x == w ? now : w.ancestorAt(x.depth + 1).spawnSeq;
    }

    static boolean mapKnows(SparseVectorClock clock, Task x, long seq) {
        ChainPosition position = x.place();
        return position != null && clock.has(position, seq);
    }
}
