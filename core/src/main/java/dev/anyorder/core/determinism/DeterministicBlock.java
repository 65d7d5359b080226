package dev.anyorder.core.determinism;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A deterministic block with all tasks spawned in it. It is over when it and all those tasks have ended. Blocks nest;
 * the outermost has an {@link OutermostBlock}.
 */
public final class DeterministicBlock {
    public final @Nullable Object info;
    public final @Nullable DeterministicBlock outer;

    final OutermostBlock outermost;
    /** This block as a predecessor. */
    final BlockPredecessors own;
    /** Itself, and its unfinished tasks and inner blocks. Guarded by the {@link DeterminismChecker}. */
    private int members = 1;
    /** Written under that guard; never reset. */
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

    public boolean isOver() {
        return over;
    }

    /** The innermost enclosing block that is not over, this included; null if none. */
    @Nullable
    DeterministicBlock running() {
        DeterministicBlock block = this;
        while (block != null && block.over) {
            block = block.outer;
        }
        return block;
    }

    public boolean contains(@Nullable DeterministicBlock other) {
        DeterministicBlock block = other;
        while (block != null && block != this) {
            block = block.outer;
        }
        return block != null;
    }

    /** The innermost block around both. */
    public static @Nullable DeterministicBlock around(DeterministicBlock a, DeterministicBlock b) {
        DeterministicBlock block = a;
        while (block != null && !block.contains(b)) {
            block = block.outer;
        }
        return block;
    }

    /** This and its enclosing blocks, innermost first. */
    public List<DeterministicBlock> blocks() {
        List<DeterministicBlock> blocks = new ArrayList<>(2);
        for (DeterministicBlock block = this; block != null; block = block.outer) {
            blocks.add(block);
        }
        return blocks;
    }
}
