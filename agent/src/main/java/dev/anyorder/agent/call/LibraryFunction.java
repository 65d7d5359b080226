package dev.anyorder.agent.call;

import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.agent.task.SyncObjects;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.agent.task.ThreadRegistry;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Orders a function that a library object runs: after the writers of its inputs, before the readers of its result. */
final class LibraryFunction extends FunctionAdvice {
    private final @Nullable SyncObject lock;
    private final SyncObject of;
    private final boolean publishes;
    private final boolean looks;
    private final SyncObjects syncs;
    private final ThreadRegistry threads;

    /**
     * @param lock held during the run, or null
     * @param of the object that runs it
     * @param publishes whether the object stores the result
     * @param looks whether it may use its inputs beyond its result
     */
    LibraryFunction(
            @Nullable SyncObject lock,
            SyncObject of,
            boolean publishes,
            boolean looks,
            SyncObjects syncs,
            ThreadRegistry threads,
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
        SyncObject known = given == null ? null : syncs.find(given);
        if (known != null) {
            await(known, context);
        }
    }

    private void await(SyncObject known, TaskContext context) {
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
