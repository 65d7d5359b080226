package dev.anyorder.agent.call;

import dev.anyorder.agent.task.Sync;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.agent.task.Threads;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A function that a library object runs: it is given what others put in and makes what others take out. It may run while
 * the object keeps others away.
 */
final class LibraryFunction extends Around {
    private final @Nullable Sync lock;
    private final Sync of;
    private final boolean publishes;
    private final boolean looks;
    private final Syncs syncs;
    private final Threads threads;

    /**
     * @param lock what is held while it runs, or null
     * @param of the object that runs it
     * @param publishes whether what it makes goes into the object
     * @param looks whether it may do anything with what it is given but make the result of it
     */
    LibraryFunction(
            @Nullable Sync lock,
            Sync of,
            boolean publishes,
            boolean looks,
            Syncs syncs,
            Threads threads,
            Consumer<Throwable> failures) {
        super(failures);
        this.lock = lock;
        this.of = of;
        this.publishes = publishes;
        this.looks = looks;
        this.syncs = syncs;
        this.threads = threads;
    }

    @Override
    void enter(@Nullable Object a, @Nullable Object b) {
        TaskContext context = threads.current();
        if (lock != null) {
            context.locks.acquire(lock, false);
        }
        await(of, context);
        await(a, context);
        await(b, context);
    }

    private void await(@Nullable Object given, TaskContext context) {
        Sync known = given == null ? null : syncs.find(given);
        if (known != null) {
            await(known, context);
        }
    }

    private void await(Sync known, TaskContext context) {
        if (looks) {
            context.await(known);
        } else {
            context.observe(known);
        }
    }

    @Override
    void exit(@Nullable Object result) {
        TaskContext context = threads.current();
        if (result != null && publishes) {
            context.signal(syncs.of(result));
            context.signal(of);
        }
        if (lock != null) {
            context.locks.release(lock, false);
        }
    }
}
