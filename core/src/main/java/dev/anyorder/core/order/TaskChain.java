package dev.anyorder.core.order;

import java.lang.ref.ReferenceQueue;

/**
 * A chain of tasks. Clocks refer only to steps of a task after the end of its predecessor, so one number per chain is
 * enough. Reachable as long as one of its tasks is.
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

    /** The position of a task whose step 0 is there. */
    ChainPosition place(long offset) {
        end.occupied(offset);
        return new ChainPosition(this, offset);
    }
}
