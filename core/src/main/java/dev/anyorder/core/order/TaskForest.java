package dev.anyorder.core.order;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

/**
 * The trees of one run, and their chains. An unreachable chain's index is reused from its tail on: no query about its
 * tasks is possible, so stale clock entries cannot affect answers.
 */
final class TaskForest {
    static final TaskForest SHARED = new TaskForest(64);

    /**
     * Maximal depth of a tree. A deeper task starts a new tree, with its ancestors' order in its clock. This bounds the
     * climb and frees the ancestors of endless spawn sequences.
     */
    final int height;

    private final ReferenceQueue<TaskChain> dead = new ReferenceQueue<>();
    /** Tails by chain index; keeps the references themselves reachable. Guarded by this. */
    private final List<ChainTail> ends = new ArrayList<>();
    /** Dead chains, lowest index first, which keeps clocks narrow. Guarded by this. */
    private final PriorityQueue<ChainTail> free = new PriorityQueue<>();

    TaskForest(int height) {
        this.height = height;
    }

    /** A position on an unused chain. */
    synchronized ChainPosition fresh() {
        if (free.isEmpty()) {
            collect();
        }
        ChainTail again = free.poll();
        int index = again == null ? ends.size() : again.index;
        TaskChain chain = new TaskChain(this, index, dead, again == null ? 1 : again.next());
        if (again == null) {
            ends.add(chain.end);
        } else {
            ends.set(index, chain.end);
        }
        return chain.place(chain.end.next());
    }

    private void collect() {
        for (Reference<? extends TaskChain> end = dead.poll(); end != null; end = dead.poll()) {
            ChainTail usable = (ChainTail) end;
            if (usable.isUsable()) {
                free.add(usable);
            }
        }
    }

    synchronized int lanes() {
        return ends.size();
    }
}
