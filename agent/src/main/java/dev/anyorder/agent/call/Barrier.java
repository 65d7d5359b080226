package dev.anyorder.agent.call;

import dev.anyorder.core.order.Stamp;
import org.jspecify.annotations.Nullable;

/** A barrier: a generation gathers what all who arrive know, and ends when the first of them passes. */
final class Barrier {
    /** Guarded by this. */
    private Generation current = new Generation();

    /** Who meets whom. Guarded by its barrier. */
    static final class Generation {
        private @Nullable Stamp stamp;
    }

    synchronized Generation arrive(Stamp stamp) {
        add(current, stamp);
        return current;
    }

    synchronized void add(Generation generation, Stamp stamp) {
        generation.stamp = generation.stamp == null ? stamp : Stamp.merge(generation.stamp, stamp);
    }

    /** What everybody knew who has arrived in the generation so far. */
    synchronized @Nullable Stamp gathered(Generation generation) {
        return generation.stamp;
    }

    /** What everybody knew who arrived in the generation, which is thereby over; in the current one if none is named. */
    synchronized @Nullable Stamp pass(@Nullable Generation generation) {
        Generation passed = generation == null ? current : generation;
        if (generation == current) {
            current = new Generation();
        }
        return passed.stamp;
    }
}
