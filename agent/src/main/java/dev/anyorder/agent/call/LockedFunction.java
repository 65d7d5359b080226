package dev.anyorder.agent.call;

import dev.anyorder.agent.task.Sync;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.agent.task.Threads;
import org.jspecify.annotations.Nullable;

/**
 * A function that a concurrent collection runs: it is given what others put in, makes what others take out, and runs
 * while the collection keeps others away from the same element.
 */
final class LockedFunction extends Around {
    private final Sync lock;
    private final Syncs syncs;
    private final Threads threads;

    LockedFunction(Sync lock, Syncs syncs, Threads threads) {
        this.lock = lock;
        this.syncs = syncs;
        this.threads = threads;
    }

    @Override
    void enter(@Nullable Object a, @Nullable Object b) {
        TaskContext context = threads.current();
        context.acquire(lock, false);
        context.await(lock);
        if (a != null) {
            context.await(syncs.of(a));
        }
        if (b != null) {
            context.await(syncs.of(b));
        }
    }

    @Override
    void exit(@Nullable Object result) {
        TaskContext context = threads.current();
        if (result != null) {
            context.signal(syncs.of(result));
        }
        context.release(lock, false);
    }
}
