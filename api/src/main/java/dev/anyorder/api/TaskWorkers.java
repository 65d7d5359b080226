package dev.anyorder.api;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** Who runs tasks: the pool of the thread that creates them (otherwise the common one), or a virtual thread for each. */
final class TaskWorkers {
    /** Names the choice: {@code pool} or {@code virtual}. */
    static final String PROPERTY = "anyorder.tasks";

    /** Whether each task has a virtual thread of its own. */
    static final boolean VIRTUAL = "virtual".equals(System.getProperty(PROPERTY));

    /** Whether the common pool has no threads, by choice or for want of processors: a pool of one takes its place. */
    private static final boolean NO_COMMON_POOL = !commonPoolWorks();

    private static final int MANY = 1 << 16;
    private static final long MOMENT = 10_000; // ns
    private static final AtomicLong THREADS = new AtomicLong();
    private static final @Nullable MethodHandle START_VIRTUAL = startVirtual();

    private TaskWorkers() {}

    /** A common pool without threads says that it has one, but makes none for the first job. */
    private static boolean commonPoolWorks() {
        if (ForkJoinPool.getCommonPoolParallelism() > 1) {
            return true;
        }
        ForkJoinPool.commonPool().execute(() -> {});
        return ForkJoinPool.commonPool().getPoolSize() > 0;
    }

    private static @Nullable MethodHandle startVirtual() {
        try {
            return MethodHandles.publicLookup()
                    .findStatic(
                            Thread.class, "startVirtualThread", MethodType.methodType(Thread.class, Runnable.class));
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    /** Hands a task to a worker of the pool. */
    static void fork(LibraryTask libraryTask) {
        if (NO_COMMON_POOL && !(Thread.currentThread() instanceof ForkJoinWorkerThread)) {
            OnePool.POOL.execute(libraryTask);
        } else {
            libraryTask.fork();
        }
    }

    /** Hands a task to a worker, or to a virtual thread of its own if so chosen. */
    static void start(LibraryTask libraryTask) {
        if (VIRTUAL) {
            onVirtualThread(((ClaimedTask) libraryTask)::claimAndRun);
        } else {
            fork(libraryTask);
        }
    }

    /** Runs something on a thread of its own: one that blocks for long without taking a worker from others. */
    static void onOwnThread(Runnable runnable) {
        if (START_VIRTUAL != null) {
            onVirtualThread(runnable);
        } else {
            onFreshStack(runnable);
        }
    }

    /** Runs something on a new thread, because this one's stack is deep. */
    static void onFreshStack(Runnable runnable) {
        Thread thread = new Thread(null, runnable, "anyorder-" + THREADS.incrementAndGet());
        thread.setDaemon(true);
        thread.start();
    }

    /** The same, and waits until it is done. An interrupt cancels {@code waiting}. */
    static void awaitOnFreshStack(Runnable runnable, FinishScope waiting) {
        AtomicBoolean over = new AtomicBoolean();
        TaskWaiter taskWaiter = new TaskWaiter();
        onFreshStack(() -> {
            try {
                runnable.run();
            } finally {
                over.set(true);
                taskWaiter.wake();
            }
        });
        boolean interrupted = false;
        while (!taskWaiter.await(over::get)) {
            waiting.cancelled = true;
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void onVirtualThread(Runnable runnable) {
        if (START_VIRTUAL == null) {
            throw new UnsupportedOperationException("-D" + PROPERTY + "=virtual needs Java 21 or later; this is Java "
                    + Runtime.version().feature());
        }
        try {
            Object thread = START_VIRTUAL.invoke(runnable);
            assert thread != null;
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** Lets others go first for a moment when a task has created more than they keep up with. */
    static void relent(int unfinished) {
        if (unfinished > MANY) {
            LockSupport.parkNanos(MOMENT);
        }
    }

    /** Made when first needed. */
    private static final class OnePool {
        static final ForkJoinPool POOL = new ForkJoinPool(1);
    }
}
