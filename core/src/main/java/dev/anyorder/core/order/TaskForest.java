package dev.anyorder.core.order;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

/**
 * The trees of one run, and the lanes across them. A lane that has become unreachable is used again from where it
 * ended: nobody can ask about its tasks any more, so that no answer depends on what maps still say of it.
 */
final class TaskForest {
    static final TaskForest SHARED = new TaskForest(64);

    /**
     * How many generations a tree has. A task below starts a tree of its own, with all it knows in its map. This
     * bounds the way up, and lets go of the ancestors of a task that spawns a task that spawns a task, for ever.
     */
    final int height;

    private final ReferenceQueue<TaskChain> dead = new ReferenceQueue<>();
    /** The lanes by number; what keeps the ends themselves reachable. Guarded by this. */
    private final List<ChainTail> ends = new ArrayList<>();
    /** The dead ones, lowest number first so that maps stay narrow. Guarded by this. */
    private final PriorityQueue<ChainTail> free = new PriorityQueue<>();

    TaskForest(int height) {
        this.height = height;
    }

    /** A place on a lane that nobody else is on. */
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

    /** How many lanes there have been at once. */
    synchronized int lanes() {
        return ends.size();
    }
}
