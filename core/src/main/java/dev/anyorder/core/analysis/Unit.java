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
        Block around(Step step) {
            return step.block();
        }

        @Override
        @Nullable
        Block own(Step step) {
            return step.isOwnBlock() ? step.block() : null;
        }
    },
    /** A stretch: what a task does between two operations that order tasks. */
    STRETCH {
        @Override
        @Nullable
        Block around(Step step) {
            return step.stretch();
        }

        @Override
        @Nullable
        Block own(Step step) {
            return step.stretch();
        }
    };

    /** The one whose doing the step is; null if there is none. */
    abstract @Nullable Block around(Step step);

    /** The same, if it is of the step's own task. */
    abstract @Nullable Block own(Step step);
}
