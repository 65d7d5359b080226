package dev.anyorder.testbed.kernels;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;

/**
 * Starts the threads of a kernel, numbered from 0, and waits until all have ended. When one fails the others are
 * interrupted, so that they do not wait for it at a barrier, and the failure is thrown to the caller.
 */
public final class Team {

    private Team() {}

    /** Runs {@code body} once in each of {@code threads} new threads. */
    public static void run(int threads, IntConsumer body) {
        Thread[] members = new Thread[threads];
        AtomicReference<Throwable> failure = new AtomicReference<>();
        for (int i = 0; i < threads; i++) {
            int id = i;
            members[i] = new Thread(() -> body.accept(id), "member-" + id);
            members[i].setUncaughtExceptionHandler((thread, thrown) -> {
                failure.compareAndSet(null, thrown);
                interruptAll(members);
            });
        }
        for (Thread member : members) {
            member.start();
        }
        for (Thread member : members) {
            join(member);
        }
        if (failure.get() != null) {
            throw new IllegalStateException("A thread of the kernel failed", failure.get());
        }
    }

    /** The first of {@code count} items that belong to thread {@code id}; it owns those up to the next thread's first. */
    public static int first(int count, int id, int threads) {
        return (int) ((long) count * id / threads);
    }

    /** Waits at a barrier, and fails when another thread did not come. */
    public static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Waits for the end of a thread. */
    public static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void interruptAll(Thread[] members) {
        for (Thread member : members) {
            member.interrupt();
        }
    }
}
