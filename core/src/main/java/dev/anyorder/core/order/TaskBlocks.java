package dev.anyorder.core.order;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The atomic blocks of a task: its open block, the enclosing one from its spawn, its group section, its dependent
 * pairs. Created on first use.
 */
final class TaskBlocks {
    /** The block that spawned the task. */
    private final @Nullable AtomicBlock around;

    private @Nullable AtomicBlock open;
    /** Nesting depth of the open block. */
    private int depth;
    /** Number of acquires that added to the logical clock. */
    private long learnt;

    private @Nullable AtomicBlock stretch;

    /** Atomic pairs of dependent accesses; few. */
    private final List<AtomicBlock> pairs = new ArrayList<>(0);

    /** Lock changes while any block was open. */
    private @Nullable LockChange lastChange;

    TaskBlocks(@Nullable AtomicBlock around) {
        this.around = around;
    }

    static @Nullable TaskBlocks ofChild(@Nullable TaskBlocks parent) {
        AtomicBlock now = in(parent);
        return now == null ? null : new TaskBlocks(now);
    }

    /** The innermost block of the task. */
    static @Nullable AtomicBlock in(@Nullable TaskBlocks blocks) {
        return blocks == null ? null : blocks.open == null ? blocks.around : blocks.open;
    }

    static @Nullable AtomicBlock stretch(@Nullable TaskBlocks blocks) {
        return blocks == null ? null : blocks.stretch;
    }

    /** Whether a block of the task itself is open. */
    boolean isOpen() {
        return open != null;
    }

    /** Begins a block, or nests in the open one. */
    AtomicBlock begin(Task task, @Nullable Object info) {
        AtomicBlock now = open;
        if (now == null) {
            now = new AtomicBlock(task, around, info);
            open = now;
        }
        depth++;
        return now;
    }

    /** Whether this end closes the outermost block. */
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

    /** The ending step becomes an interleaving point of each open block. */
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

    /** Called before the step ends. */
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
