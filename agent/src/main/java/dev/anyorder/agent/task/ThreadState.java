package dev.anyorder.agent.task;

import dev.anyorder.core.order.Strand;
import org.jspecify.annotations.Nullable;

/** A thread's own task, and what runs on it now. */
final class ThreadState {
    final Strand own;

    /** Belongs to the thread. */
    @Nullable
    TaskContext current;

    /** Written once, before joiners can see the thread's end. */
    volatile boolean over;

    private final @Nullable Perturbation perturbation;

    ThreadState(Strand own, @Nullable Perturbation perturbation) {
        this.own = own;
        this.perturbation = perturbation;
    }

    /** Lets other threads go ahead, if this is asked for. */
    void giveWay() {
        if (perturbation != null) {
            perturbation.giveWay();
        }
    }
}
