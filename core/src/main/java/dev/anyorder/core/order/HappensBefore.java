package dev.anyorder.core.order;

/**
 * Does one step happen before another? Exact, in both orders.
 *
 * <p>A step v of task w knows of a task x
 * <ul>
 *   <li>by its place in the tree: up to now if x is w itself; up to the spawn that led to w if x is an ancestor;
 *   <li>by its map ({@link SparseVectorClock}): as far as edges across the tree have told.
 * </ul>
 * An earlier step u = (t, s) is followed upward along its <em>chain</em>. The first link is u itself. From a link
 * (x, s) the next is the step in which x's parent has joined x, or has ended a finish around x, whichever came first;
 * or else the step in which a more distant ancestor has ended the innermost finish around x. Each link happens after
 * the one below it. <b>u is before v exactly when v knows one of the links.</b>
 *
 * <p>Sound, since a link is after u, and what is known is before v. Complete, since every edge of every path from u
 * to v preserves "some link is known": program order and spawn only add knowledge; where a parent joins, the known
 * link was in the child's map, which the parent merges, or was a step of the child, whose next link is this very
 * join, or was above it, where the parent knows it anyhow; likewise for a finish; and any other edge hands over all
 * that its source knew, its ancestors' prefixes included ({@link CrossEdge}).
 *
 * <p>In the tree alone only the link at the lowest common ancestor of t and w can be known: below it are no ancestors
 * of w, and above it every link came after the spawn that led to w.
 *
 * <p>Threads may ask while others run. The numbers that appear late ({@code Task.joined}, {@code Finish.ended}) need
 * no ordering: whatever v knows of, really happened before v, so it is visible; a number that is raced with is larger
 * than all that v knows, and seen or not, the answer is the same.
 *
 * <p>A map names a task by its position on a {@link TaskChain}, and a tree is only so tall ({@link TaskForest}): what would be
 * further down is a tree of its own, related to the first by edges across. An answer takes a look at the map for each
 * link, of which there are at most as many as a tree has generations, and more only through nested finishes.
 *
 * <p>A step is taken to be before itself.
 */
public final class HappensBefore {
    private HappensBefore() {}

    /**
     * Whether u is before v, or v itself, in every run of this input that does the same: locks do not count.
     *
     * @throws IllegalStateException if v cannot tell, see {@link TrackedOrders} and {@link ClockRetention}
     */
    public static boolean logical(Step u, Step v) {
        return u == v || ask(u, v, v.logical());
    }

    /** As {@link #logical(Step, Step)}, for the step of that number of a task. */
    static boolean logical(Task t, long seq, Step v) {
        v.task.asked();
        return before(t, seq, v.task, v.seq, v.logical());
    }

    /**
     * Whether u was before v, or is v itself, in this run: the order in which locks were taken counts.
     *
     * @throws IllegalStateException if v cannot tell, see {@link TrackedOrders} and {@link ClockRetention}
     */
    public static boolean observed(Step u, Step v) {
        return u == v || ask(u, v, v.observed());
    }

    /**
     * Whether u is before v, or v itself, in every run in which critical sections find what they found in this one:
     * besides the logical order counts who was told of by {@link #inform}, up to now.
     *
     * @throws IllegalStateException if v cannot tell, see {@link TrackedOrders} and {@link ClockRetention}
     */
    public static boolean informed(Step u, Step v) {
        return u == v || ask(u, v, Step.requireNonNull(v.informed()));
    }

    /** As {@link #informed}, without what v was told while it ran: what was known when its critical section began. */
    public static boolean informedAtStart(Step u, Step v) {
        return u == v || ask(u, v, v.informedAtStart());
    }

    /**
     * Step v, which is running, holds a lock that the ended step u held, and sees what u did under it, or undoes what
     * u saw: had v come first, one of them might have gone another way. From here on v and what follows it are after u
     * in the informed order. Does nothing where that order is not kept. To be called by who runs v.
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

    /** How far w knows x, which is w or an ancestor of it, by its place in the tree. */
    static long treeKnows(Task x, Task w, long now) {
        return x == w ? now : w.ancestorAt(x.depth + 1).spawnSeq;
    }

    static boolean mapKnows(SparseVectorClock clock, Task x, long seq) {
        ChainPosition position = x.place();
        return position != null && clock.has(position, seq);
    }
}
