package dev.anyorder.agent.call;

import dev.anyorder.core.order.ClockSnapshot;
import org.jspecify.annotations.Nullable;

/** A barrier. A generation merges the clocks of its arrivals and ends at its first pass. */
final class BarrierState {
    /** Guarded by this. */
    private Generation current = new Generation();
    /** Guarded by this. */
    private Generation previous = new Generation();

    /** Guarded by its barrier. */
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

    /** The merged clock so far; null means the current generation. */
    synchronized @Nullable ClockSnapshot gathered(@Nullable Generation generation) {
        return (generation == null ? current : generation).snapshot;
    }

    /** Adds the clock of a barrier action. */
    synchronized void add(ClockSnapshot snapshot) {
        add(current, snapshot);
    }

    /** Ends the generation and returns its merged clock. */
    synchronized @Nullable ClockSnapshot pass(Generation generation) {
        if (generation == current) {
            previous = generation;
            current = new Generation();
        }
        return generation.snapshot;
    }

    /** For a task that never arrived. It may have awaited either generation: an edge too many, never too few. */
    synchronized @Nullable ClockSnapshot pass() {
        ClockSnapshot before = previous.snapshot;
        ClockSnapshot now = current.snapshot;
        return before == null ? now : now == null ? before : ClockSnapshot.merge(before, now);
    }
}
