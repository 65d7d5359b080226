package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/** The blocks of a task that has any, or that was spawned in one. Belongs to the task's {@link Strand}. */
final class Blocks {
    /** The block in which the task was spawned. */
    private final @Nullable Block around;

    private @Nullable Block open;
    /** How many were begun in the open one, itself included, and have not ended. */
    private int depth;
    /** How often the task has come after something that it was not after before, in the logical order. */
    private long learnt;

    Blocks(@Nullable Block around) {
        this.around = around;
    }

    /** Those of a task that is spawned now, by a task that has these. */
    static @Nullable Blocks ofChild(@Nullable Blocks parent) {
        Block now = in(parent);
        return now == null ? null : new Blocks(now);
    }

    /** The block that the task is in. */
    static @Nullable Block in(@Nullable Blocks blocks) {
        return blocks == null ? null : blocks.open == null ? blocks.around : blocks.open;
    }

    /** The block of the task itself that is open. */
    static @Nullable Block own(@Nullable Blocks blocks) {
        return blocks == null ? null : blocks.open;
    }

    Block begin(Task task, @Nullable Object info) {
        Block now = open;
        if (now == null) {
            now = new Block(task, around, info);
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

    void passed(Step moment) {
        if (open != null) {
            open.passed(moment, learnt);
        }
    }

    void learn() {
        learnt++;
    }
}
