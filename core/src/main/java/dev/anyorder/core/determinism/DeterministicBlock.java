package dev.anyorder.core.determinism;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A block that is to be deterministic: what a task does until the block ends, and all that tasks do which are spawned
 * meanwhile, however long. It is over when its end has come and all of those tasks are over. Blocks may be nested; the outermost
 * one is a {@link OutermostBlock}.
 */
public final class DeterministicBlock {
    /** Whatever the caller attached. */
    public final @Nullable Object info;
    /** The block in which it began. */
    public final @Nullable DeterministicBlock outer;

    final OutermostBlock outermost;
    /** The block as something to come after. */
    final BlockPredecessors own;
    /** Itself until its end, tasks spawned and blocks begun in it that are not over. Guarded by the {@link DeterminismChecker}. */
    private int members = 1;
    /** Written under that guard; never taken back. */
    private volatile boolean over;

    DeterministicBlock(@Nullable Object info, @Nullable DeterministicBlock outer, OutermostBlock outermost) {
        this.info = info;
        this.outer = outer;
        this.outermost = outermost;
        this.own = BlockPredecessors.of(this);
        if (outer != null) {
            outer.enter();
        }
    }

    void enter() {
        members++;
    }

    void leave() {
        if (--members == 0) {
            over = true;
            if (outer == null) {
                outermost.end();
            } else {
                outer.leave();
            }
        }
    }

    /** Whether all of it has been done. */
    public boolean isOver() {
        return over;
    }

    /** The innermost of this block and those around it that is not over; null if all are. */
    @Nullable
    DeterministicBlock running() {
        DeterministicBlock block = this;
        while (block != null && block.over) {
            block = block.outer;
        }
        return block;
    }

    /** Whether the other is this block, or in it. */
    public boolean contains(@Nullable DeterministicBlock other) {
        DeterministicBlock block = other;
        while (block != null && block != this) {
            block = block.outer;
        }
        return block != null;
    }

    /** The innermost block that both are in. */
    public static @Nullable DeterministicBlock around(DeterministicBlock a, DeterministicBlock b) {
        DeterministicBlock block = a;
        while (block != null && !block.contains(b)) {
            block = block.outer;
        }
        return block;
    }

    /** This block and those around it, innermost first. */
    public List<DeterministicBlock> blocks() {
        List<DeterministicBlock> blocks = new ArrayList<>(2);
        for (DeterministicBlock block = this; block != null; block = block.outer) {
            blocks.add(block);
        }
        return blocks;
    }
}
