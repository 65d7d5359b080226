package dev.anyorder.agent.task;

import dev.anyorder.core.order.TaskState;
import org.jspecify.annotations.Nullable;

/** A thread's own task, and what runs on it now. */
final class ThreadState {
    final TaskState own;

    /** Belongs to the thread. */
    @Nullable
    TaskContext current;

    /** Written once, before joiners can see the thread's end. */
    volatile boolean over;

    private final @Nullable RandomYields randomYields;

    ThreadState(TaskState own, @Nullable RandomYields randomYields) {
        this.own = own;
        this.randomYields = randomYields;
    }

    /** Lets other threads go ahead, if this is asked for. */
    void giveWay() {
        if (randomYields != null) {
            randomYields.giveWay();
        }
    }
}
