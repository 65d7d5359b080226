package dev.anyorder.core.analysis;

import dev.anyorder.core.order.AtomicBlock;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/** What is to be atomic. */
enum AtomicUnit {
    /** A method, or another piece of a task, that is declared so. */
    BLOCK {
        @Override
        @Nullable
        AtomicBlock around(Step step, @Nullable AtomicBlock pair) {
            return step.block();
        }

        @Override
        @Nullable
        AtomicBlock own(Step step, @Nullable AtomicBlock pair) {
            return step.isOwnBlock() ? step.block() : null;
        }
    },
    /**
     * The same, of how many there are of something: to put something in is a write, but two who do that are not in conflict, so
     * that a pair begins with a read.
     */
    COUNT {
        @Override
        @Nullable
        AtomicBlock around(Step step, @Nullable AtomicBlock pair) {
            return BLOCK.around(step, pair);
        }

        @Override
        @Nullable
        AtomicBlock own(Step step, @Nullable AtomicBlock pair) {
            return BLOCK.own(step, pair);
        }

        @Override
        boolean isBegunBy(AccessOp op) {
            return !op.writes();
        }
    },
    /** A stretch: what a task does between two operations that order tasks. */
    STRETCH {
        @Override
        @Nullable
        AtomicBlock around(Step step, @Nullable AtomicBlock pair) {
            return step.stretch();
        }

        @Override
        @Nullable
        AtomicBlock own(Step step, @Nullable AtomicBlock pair) {
            return step.stretch();
        }
    },
    /** A pair: two accesses, the second of which depends on what the first has read. */
    PAIR {
        @Override
        @Nullable
        AtomicBlock around(Step step, @Nullable AtomicBlock pair) {
            return pair;
        }

        @Override
        @Nullable
        AtomicBlock own(Step step, @Nullable AtomicBlock pair) {
            return pair;
        }
    };

    /** Whether an access that does this may be the first of a pair. */
    boolean isBegunBy(AccessOp op) {
        return true;
    }

    /**
     * The one whose doing the access of a step is; null if there is none.
     *
     * @param pair the pair that the access is in
     */
    abstract @Nullable AtomicBlock around(Step step, @Nullable AtomicBlock pair);

    /** The same, if it is of the task itself. */
    abstract @Nullable AtomicBlock own(Step step, @Nullable AtomicBlock pair);
}
