package dev.anyorder.api;

import java.util.ArrayDeque;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** The mutex of a mutexinoutset. Tasks queue for it; threads never block. */
final class TaskMutex {
    private static final AtomicLong NUMBERS = new AtomicLong();

    /** The global lock order. */
    final long number = NUMBERS.incrementAndGet();

    /** Guarded by this. */
    private final ArrayDeque<DependentTask> queue = new ArrayDeque<>(1);

    /** Guarded by this. */
    private @Nullable DependentTask holder;

    /** If false, {@link DependentTask#taken} is called later. */
    synchronized boolean take(DependentTask job) {
        if (holder == null) {
            holder = job;
            return true;
        }
        queue.add(job);
        return false;
    }

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
