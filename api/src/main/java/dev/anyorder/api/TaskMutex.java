package dev.anyorder.api;

import java.util.ArrayDeque;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Lets one of the tasks of a mutexinoutset go at a time. Nobody blocks: who has to wait is called when it is his turn. */
final class TaskMutex {
    private static final AtomicLong NUMBERS = new AtomicLong();

    /** Those who need several take them in the order of their numbers. */
    final long number = NUMBERS.incrementAndGet();

    /** Guarded by this. */
    private final ArrayDeque<DependentTask> queue = new ArrayDeque<>(1);

    /** Guarded by this. */
    private @Nullable DependentTask holder;

    /** Whether the task has it now; otherwise it will be called. */
    synchronized boolean take(DependentTask job) {
        if (holder == null) {
            holder = job;
            return true;
        }
        queue.add(job);
        return false;
    }

    /** Gives it to the next one. */
    void give() {
        DependentTask next;
        synchronized (this) {
            next = queue.poll();
            holder = next;
        }
        if (next != null) {
            next.taken();
        }
    }

    synchronized @Nullable DependentTask holder() {
        return holder;
    }
}
