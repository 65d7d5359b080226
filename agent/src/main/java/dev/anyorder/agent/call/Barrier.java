package dev.anyorder.agent.call;

import dev.anyorder.core.order.Stamp;
import org.jspecify.annotations.Nullable;

/** A barrier: a generation gathers what all who arrive know, and ends when the first of them passes. */
final class Barrier {
    /** Guarded by this. */
    private Generation current = new Generation();
    /** Guarded by this. */
    private Generation previous = new Generation();

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

    /** What everybody knew who has arrived in the generation so far; in the current one if none is named. */
    synchronized @Nullable Stamp gathered(@Nullable Generation generation) {
        return (generation == null ? current : generation).stamp;
    }

    /** What somebody knew who acts for the current generation before it is over. */
    synchronized void add(Stamp stamp) {
        add(current, stamp);
    }

    /** What everybody knew who arrived in the generation, which is thereby over. */
    synchronized @Nullable Stamp pass(Generation generation) {
        if (generation == current) {
            previous = generation;
            current = new Generation();
        }
        return generation.stamp;
    }

    /**
     * What those knew who arrived in the generation that was over last, and in the current one: who passes without having
     * arrived does not tell which of the two it waited for.
     */
    synchronized @Nullable Stamp pass() {
        Stamp before = previous.stamp;
        Stamp now = current.stamp;
        return before == null ? now : now == null ? before : Stamp.merge(before, now);
    }
}
