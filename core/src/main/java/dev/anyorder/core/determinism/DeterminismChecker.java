package dev.anyorder.core.determinism;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Checks determinism of blocks (SingleTrack: Sadowski et al. 2009). An outermost block and all tasks spawned in it form
 * a transaction. Inside, two operations enabled at the same time must not conflict on a lock, volatile or variable. And
 * the transaction must be serialisable: no outside operation is ordered both after one of its operations and before
 * another.
 *
 * <p>Variables conflict only if unordered in this run. If locks or volatiles ordered them, those conflict, or the order
 * came from outside. So race-free variables need no check.
 *
 * <p>Instead of a graph, each task and each published operation has the set of running blocks before it ({@link
 * BlockPredecessors}). Only those can be in a later cycle, so memory is proportional to the running blocks ({@code
 * docs/decisions/0013}).
 *
 * <p>Guarantees: a transaction with a conflict has one reported, for any schedule of this run, unless a cycle passes
 * through it. Reported conflicts can be enabled at the same time; for locks, only if none is held during
 * synchronisation. The first cycle is reported at once; each reported cycle is real.
 *
 * <p>Misses: cycles of other schedules; cycles over edges that would have closed an earlier one; bounds of {@link
 * OperationHistory}, {@link OutermostBlock} and {@link EdgePath}. One guard for all tasks.
 */
public final class DeterminismChecker {
    private final Consumer<DeterminismConflict> clashes;
    private final Consumer<DeterminismCycle> circles;
    private final BiConsumer<? super @Nullable Object, DeterministicBlock> calls;
    private final Supplier<? extends @Nullable Object> where;

    /** Keys of the state attached to a {@link dev.anyorder.core.analysis.Synchronizer}. */
    final Object variableKey = new Object();

    final Object lockKey = new Object();
    final Object contentionKey = new Object();

    /**
     * Conflicts are reported on the later task's thread, cycles under the guard.
     *
     * @param where the calling thread's operation; called only for possible findings
     */
    public DeterminismChecker(
            Consumer<DeterminismConflict> clashes,
            Consumer<DeterminismCycle> circles,
            Supplier<? extends @Nullable Object> where) {
        this(clashes, circles, (call, block) -> {}, where);
    }

    /** @param calls receives nondeterministic calls with their innermost block */
    DeterminismChecker(
            Consumer<DeterminismConflict> clashes,
            Consumer<DeterminismCycle> circles,
            BiConsumer<? super @Nullable Object, DeterministicBlock> calls,
            Supplier<? extends @Nullable Object> where) {
        this.clashes = clashes;
        this.circles = circles;
        this.calls = calls;
        this.where = where;
    }

    public DeterminismTask root() {
        return new DeterminismTask(this, null, BlockPredecessors.NOTHING);
    }

    void report(DeterminismConflict conflict) {
        clashes.accept(conflict);
    }

    void report(DeterminismCycle cycle) {
        circles.accept(cycle);
    }

    void call(DeterministicBlock block) {
        calls.accept(where.get(), block);
    }

    @Nullable
    Object where() {
        return where.get();
    }
}
