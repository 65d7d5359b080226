package dev.anyorder.agent.task;

import dev.anyorder.core.order.TaskState;
import org.jspecify.annotations.Nullable;

/** A thread's own task and current context. */
final class ThreadState {
    final TaskState own;

    /** Thread-confined. */
    @Nullable
    TaskContext current;

    /** Written once, before joiners can observe the end. */
    volatile boolean over;

    private final @Nullable RandomYields randomYields;

    ThreadState(TaskState own, @Nullable RandomYields randomYields) {
        this.own = own;
        this.randomYields = randomYields;
    }

    void giveWay() {
        if (randomYields != null) {
            randomYields.giveWay();
        }
    }
}
