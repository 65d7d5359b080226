package dev.anyorder.agent.call;

import dev.anyorder.core.order.ClockSnapshot;
import org.jspecify.annotations.Nullable;

/** A barrier: a generation gathers what all who arrive know, and ends when the first of them passes. */
final class BarrierState {
    /** Guarded by this. */
    private Generation current = new Generation();
    /** Guarded by this. */
    private Generation previous = new Generation();

    /** Who meets whom. Guarded by its barrier. */
    static final class Generation {
        private @Nullable ClockSnapshot snapshot;
    }

    synchronized Generation arrive(ClockSnapshot snapshot) {
        add(current, snapshot);
        return current;
    }

    synchronized void add(Generation generation, ClockSnapshot snapshot) {
        generation.snapshot =
                generation.snapshot == null ? snapshot : ClockSnapshot.merge(generation.snapshot, snapshot);
    }

    /** What everybody knew who has arrived in the generation so far; in the current one if none is named. */
    synchronized @Nullable ClockSnapshot gathered(@Nullable Generation generation) {
        return (generation == null ? current : generation).snapshot;
    }

    /** What somebody knew who acts for the current generation before it is over. */
    synchronized void add(ClockSnapshot snapshot) {
        add(current, snapshot);
    }

    /** What everybody knew who arrived in the generation, which is thereby over. */
    synchronized @Nullable ClockSnapshot pass(Generation generation) {
        if (generation == current) {
            previous = generation;
            current = new Generation();
        }
        return generation.snapshot;
    }

    /**
     * What those knew who arrived in the generation that was over last, and in the current one: who passes without having
     * arrived does not tell which of the two it waited for.
     */
    synchronized @Nullable ClockSnapshot pass() {
        ClockSnapshot before = previous.snapshot;
        ClockSnapshot now = current.snapshot;
        return before == null ? now : now == null ? before : ClockSnapshot.merge(before, now);
    }
}
