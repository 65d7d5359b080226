package dev.anyorder.core.order;

import java.lang.ref.ReferenceQueue;

/**
 * A line of tasks, each of which is named in maps only for steps after the end of the one before, so that a single
 * number says how far along the line something is known. Alive as long as one of its tasks is.
 */
final class TaskChain {
    final TaskForest forest;
    final int index;
    final ChainTail end;

    TaskChain(TaskForest forest, int index, ReferenceQueue<TaskChain> dead, long next) {
        this.forest = forest;
        this.index = index;
        this.end = new ChainTail(this, dead, next);
    }

    /** The place of a task whose step 0 is at that position. */
    ChainPosition place(long offset) {
        end.occupied(offset);
        return new ChainPosition(this, offset);
    }
}
