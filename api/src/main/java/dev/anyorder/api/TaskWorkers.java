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

/** Runs tasks in the pool of the creating thread, else the common pool, or in virtual threads. */
final class TaskWorkers {
    /** {@code pool} or {@code virtual}. */
    static final String PROPERTY = "anyorder.tasks";

    static final boolean VIRTUAL = "virtual".equals(System.getProperty(PROPERTY));

    /** By configuration or on one processor; a pool of one thread then replaces it. */
    private static final boolean NO_COMMON_POOL = !commonPoolWorks();

    private static final int MANY = 1 << 16;
    private static final long MOMENT = 10_000; // ns
    private static final AtomicLong THREADS = new AtomicLong();
    private static final @Nullable MethodHandle START_VIRTUAL = startVirtual();

    private TaskWorkers() {}

    /** Without threads, the common pool reports parallelism 1, but starts none. */
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

    static void fork(LibraryTask libraryTask) {
        if (NO_COMMON_POOL && !(Thread.currentThread() instanceof ForkJoinWorkerThread)) {
            OnePool.POOL.execute(libraryTask);
        } else {
            libraryTask.fork();
        }
    }

    static void start(LibraryTask libraryTask) {
        if (VIRTUAL) {
            onVirtualThread(((ClaimedTask) libraryTask)::claimAndRun);
        } else {
            fork(libraryTask);
        }
    }

    /** For code that blocks for long. */
    static void onOwnThread(Runnable runnable) {
        if (START_VIRTUAL != null) {
            onVirtualThread(runnable);
        } else {
            onFreshStack(runnable);
        }
    }

    /** For deep stacks. */
    static void onFreshStack(Runnable runnable) {
        Thread thread = new Thread(null, runnable, "anyorder-" + THREADS.incrementAndGet());
        thread.setDaemon(true);
        thread.start();
    }

    /** An interrupt cancels {@code waiting}. */
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

    /** Throttles creation beyond what the workers can run. */
    static void relent(int unfinished) {
        if (unfinished > MANY) {
            LockSupport.parkNanos(MOMENT);
        }
    }

    /** Initialised lazily. */
    private static final class OnePool {
        static final ForkJoinPool POOL = new ForkJoinPool(1);
    }
}
