package dev.anyorder.core.determinism;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Whether blocks are deterministic (SingleTrack, {@code seeds/001}). An outermost block and all tasks spawned in it are a
 * transaction. Inside of it, two operations that can be next at the same time must not be in conflict (Figure 4): on a lock,
 * on a volatile variable, on a variable. And the run must be equivalent to one in which every transaction is undisturbed by
 * what is outside (Figure 5): nothing outside has to come after something of the transaction, and before something else of it.
 *
 * <p>Variables are in conflict if nothing ordered them in the run that was. If locks or volatiles did, these are in conflict, or
 * the order came about outside of the transaction; so one need not look at variables that have no data race.
 *
 * <p>Instead of a graph of all that happened there is, for each task and for each thing it leaves behind, the set of running
 * blocks that come before it, with the way from there ({@link BlockPredecessors}). Nothing else can be in a circle later on: memory follows
 * the blocks that run, not how long they do ({@code docs/decisions/0013}).
 *
 * <p>Guarantees: a transaction with a conflict gets one that is reported, in whatever order the run took, unless the run has a
 * circle through it; whatever is reported of variables and, if locks are not held while tasks meet, of locks, can be next at
 * the same time. The first circle of a run is reported as soon as there is one; whatever is reported is one. Each comes
 * with all blocks that both of its ends are in. Misses: circles of other schedules; circles over links that would have
 * closed an earlier circle; what {@link OperationHistory}, {@link OutermostBlock} and {@link EdgePath} say of very many. One guard for all tasks.
 */
public final class DeterminismChecker {
    private final Consumer<DeterminismConflict> clashes;
    private final Consumer<DeterminismCycle> circles;
    private final BiConsumer<? super @Nullable Object, DeterministicBlock> calls;
    private final Supplier<? extends @Nullable Object> where;

    /** Keys of what is attached to synchronisers: as variables, as locks, and as what tasks contend for. */
    final Object variableKey = new Object();

    final Object lockKey = new Object();
    final Object contentionKey = new Object();

    /**
     * Findings are handed over by the task that comes last, circles while all is guarded.
     *
     * @param where says what the calling thread is doing; asked when that may matter to a finding
     */
    public DeterminismChecker(
            Consumer<DeterminismConflict> clashes,
            Consumer<DeterminismCycle> circles,
            Supplier<? extends @Nullable Object> where) {
        this(clashes, circles, (call, block) -> {}, where);
    }

    /**
     * The same.
     *
     * @param calls takes nondeterministic calls, each with the innermost block
     */
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

    /** For a task that nobody spawned. */
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
