package dev.anyorder.core.order;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What of a task is to be atomic: its open block, the one in which it was spawned, and its stretch. Belongs to the task's
 * {@link TaskState}, which has none as long as there is nothing to tell.
 */
final class TaskBlocks {
    /** The block in which the task was spawned. */
    private final @Nullable AtomicBlock around;

    private @Nullable AtomicBlock open;
    /** How many were begun in the open one, itself included, and have not ended. */
    private int depth;
    /** How often the task has come after something that it was not after before, in the logical order. */
    private long learnt;

    private @Nullable AtomicBlock stretch;

    /** What is to be atomic because one access depends on another; few. */
    private final List<AtomicBlock> pairs = new ArrayList<>(0);

    /** What became of locks while something was open. */
    private @Nullable LockChange lastChange;

    TaskBlocks(@Nullable AtomicBlock around) {
        this.around = around;
    }

    /** Those of a task that is spawned now, by a task that has these. */
    static @Nullable TaskBlocks ofChild(@Nullable TaskBlocks parent) {
        AtomicBlock now = in(parent);
        return now == null ? null : new TaskBlocks(now);
    }

    /** The block that the task is in. */
    static @Nullable AtomicBlock in(@Nullable TaskBlocks blocks) {
        return blocks == null ? null : blocks.open == null ? blocks.around : blocks.open;
    }

    /** The stretch that the task is in. */
    static @Nullable AtomicBlock stretch(@Nullable TaskBlocks blocks) {
        return blocks == null ? null : blocks.stretch;
    }

    /** Whether a block of the task itself is open. */
    boolean isOpen() {
        return open != null;
    }

    /** A block begins, or, if there is one, another in that one. */
    AtomicBlock begin(Task task, @Nullable Object info) {
        AtomicBlock now = open;
        if (now == null) {
            now = new AtomicBlock(task, around, info);
            open = now;
        }
        depth++;
        return now;
    }

    /** Whether the open block is to end: it is not in another one. */
    boolean isLast() {
        return --depth == 0;
    }

    void end() {
        if (open != null) {
            open.end();
            open = null;
            depth = 0;
        }
    }

    void beginStretch(Task task, Step first) {
        AtomicBlock begun = new AtomicBlock(task, null, null);
        begun.start(first);
        stretch = begun;
    }

    void endStretch() {
        if (stretch != null) {
            stretch.end();
            stretch = null;
        }
    }

    AtomicBlock beginPair(Task task, Step first) {
        AtomicBlock begun = new AtomicBlock(task, null, null);
        begun.start(first);
        pairs.add(begun);
        return begun;
    }

    void endPair(AtomicBlock pair) {
        if (pairs.remove(pair)) {
            pair.end();
        }
    }

    void endPairs() {
        pairs.forEach(AtomicBlock::end);
        pairs.clear();
    }

    /** The task goes on with another step; the one that it ends is a moment of whatever is open. */
    void passed(TaskProgress by) {
        for (int i = 0; i < pairs.size(); i++) {
            pairs.get(i).passed(by.moment(), learnt);
        }
        if (open != null) {
            open.passed(by.moment(), learnt);
        }
        if (stretch != null) {
            stretch.passed(by.moment(), 0);
        }
    }

    /** The task is about to take a lock, or to let one go, and to end the step. */
    void locksChanged(long seq, LockSet before, LockSet after, int site) {
        if (open == null && stretch == null && pairs.isEmpty()) {
            lastChange = null;
            return;
        }
        LockChange change = LockChange.add(lastChange, seq, before, after, site);
        lastChange = change;
        for (int i = 0; i < pairs.size(); i++) {
            pairs.get(i).changed(change);
        }
        if (open != null) {
            open.changed(change);
        }
        if (stretch != null) {
            stretch.changed(change);
        }
    }

    void learn() {
        learnt++;
    }
}
