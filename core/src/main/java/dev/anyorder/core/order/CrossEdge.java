package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/** What an edge across the tree adds to a map. */
final class CrossEdge {
    private CrossEdge() {}

    /**
     * What task w in step {@code now} knows once it is after step (x, seq), whose own map was {@code theirs}: first
     * that step, then its ancestors' prefixes upward until one that was known, and only then the other map: what is
     * merged earlier could end the climb too soon. Without a w the map stands alone, with no place in the tree.
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
