package dev.anyorder.core.analysis;

import dev.anyorder.core.order.AtomicBlock;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/** The kinds of atomic units. */
enum AtomicUnit {
    /** A declared atomic block. */
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
    /** As BLOCK, for sizes. Insertions do not conflict with each other, so a pair must begin with a read. */
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
    /** The operations of a task between two ordering operations, on an atomic group. */
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
    /** Two accesses, the second dependent on the value that the first one read. */
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

    /** Whether the access may begin a pair. */
    boolean isBegunBy(AccessOp op) {
        return true;
    }

    /**
     * The unit that contains an access; null if none.
     *
     * @param pair the access's pair
     */
    abstract @Nullable AtomicBlock around(Step step, @Nullable AtomicBlock pair);

    /** The same, if it belongs to the task itself. */
    abstract @Nullable AtomicBlock own(Step step, @Nullable AtomicBlock pair);
}
