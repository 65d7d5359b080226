package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/** Adds an edge across the task tree to a clock. */
final class CrossEdge {
    private CrossEdge() {}

    /**
     * The clock of task w in step {@code now} after an edge from step (x, seq) with clock {@code theirs}. Adds that
     * step, then its ancestors' prefixes up to the first redundant one. Their clock is merged last: merged earlier, it
     * could stop the climb too soon. Without w the clock includes the tree's order.
     */
    static SparseVectorClock after(
            SparseVectorClock clock,
            Task source,
            long seq,
            SparseVectorClock theirs,
            @Nullable Task w,
            long now,
            TaskForest forest) {
        SparseVectorClock more = clock.with(source.place(forest), seq);
        Task below = source;
        Task x = source.parent;
        while (x != null && !isRedundant(clock, x, below.spawnSeq, w, now)) {
            more = more.with(x.place(forest), below.spawnSeq);
            below = x;
            x = x.parent;
        }
        return more.merge(theirs);
    }

    private static boolean isRedundant(SparseVectorClock clock, Task x, long seq, @Nullable Task w, long now) {
        if (w != null
                && x.depth <= w.depth
                && w.ancestorAt(x.depth) == x
                && seq <= HappensBefore.treeKnows(x, w, now)) {
            return true;
        }
        return HappensBefore.mapKnows(clock, x, seq);
    }
}
