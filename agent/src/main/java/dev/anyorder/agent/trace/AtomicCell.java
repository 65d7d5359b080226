package dev.anyorder.agent.trace;

import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/** The cell after an atomic access; repeating it in the same step is redundant. */
final class AtomicCell extends TracedCell {
    private final Step step;
    private final AccessOp op;

    AtomicCell(int location, int accesses, @Nullable Step noReads, @Nullable Step noWrites, Step step, AccessOp op) {
        super(location, accesses, noReads, null, noWrites, null, 0);
        this.step = step;
        this.op = op;
    }

    @Override
    boolean isRedundant(Step by, AccessOp what, boolean atomic) {
        return atomic ? step == by && op == what : super.isRedundant(by, what, false);
    }
}
