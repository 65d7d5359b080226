package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Block;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/** What is to be atomic. */
enum Unit {
    /** A method, or another piece of a task, that is declared so. */
    BLOCK {
        @Override
        @Nullable
        Block around(Step step, @Nullable Block pair) {
            return step.block();
        }

        @Override
        @Nullable
        Block own(Step step, @Nullable Block pair) {
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
        Block around(Step step, @Nullable Block pair) {
            return BLOCK.around(step, pair);
        }

        @Override
        @Nullable
        Block own(Step step, @Nullable Block pair) {
            return BLOCK.own(step, pair);
        }

        @Override
        boolean isBegunBy(Op op) {
            return !op.writes();
        }
    },
    /** A stretch: what a task does between two operations that order tasks. */
    STRETCH {
        @Override
        @Nullable
        Block around(Step step, @Nullable Block pair) {
            return step.stretch();
        }

        @Override
        @Nullable
        Block own(Step step, @Nullable Block pair) {
            return step.stretch();
        }
    },
    /** A pair: two accesses, the second of which depends on what the first has read. */
    PAIR {
        @Override
        @Nullable
        Block around(Step step, @Nullable Block pair) {
            return pair;
        }

        @Override
        @Nullable
        Block own(Step step, @Nullable Block pair) {
            return pair;
        }
    };

    /** Whether an access that does this may be the first of a pair. */
    boolean isBegunBy(Op op) {
        return true;
    }

    /**
     * The one whose doing the access of a step is; null if there is none.
     *
     * @param pair the pair that the access is in
     */
    abstract @Nullable Block around(Step step, @Nullable Block pair);

    /** The same, if it is of the task itself. */
    abstract @Nullable Block own(Step step, @Nullable Block pair);
}
