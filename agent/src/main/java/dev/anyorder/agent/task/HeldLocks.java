package dev.anyorder.agent.task;

import dev.anyorder.core.order.ClockSnapshot;
import dev.anyorder.core.order.LockRelease;
import dev.anyorder.core.order.LockSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The locks that a task holds, by mode and count; both modes at once are possible. They form its lockset. A release
 * orders the next acquisition only in the observed order. Thread-confined.
 */
public final class HeldLocks {
    private final TaskContext task;
    private SyncObject[] held = new SyncObject[4];
    private boolean[] sharedModes = new boolean[4];
    private int[] counts = new int[4];
    private int holds;

    HeldLocks(TaskContext task) {
        this.task = task;
    }

    public LockSet set() {
        return task.strand().locks();
    }

    public boolean holds(SyncObject lock, boolean sharedMode) {
        return find(lock, sharedMode) >= 0;
    }

    public void acquire(SyncObject lock, boolean sharedMode) {
        acquire(lock, sharedMode, false, LockRelease.NOWHERE);
    }

    /** A blocking acquisition. */
    public void acquire(SyncObject lock, boolean sharedMode, int site) {
        acquire(lock, sharedMode, true, site);
    }

    /** Does not block, or not forever. */
    public void tryAcquire(SyncObject lock, boolean sharedMode, int site) {
        acquire(lock, sharedMode, false, site);
    }

    private void acquire(SyncObject lock, boolean sharedMode, boolean waits, int site) {
        int at = find(lock, sharedMode);
        if (at >= 0) {
            counts[at]++;
            return;
        }
        task.settle();
        task.operation.acquire(lock, sharedMode, waits, site);
        observe(lock.exclusive());
        if (!sharedMode) {
            observe(lock.shared());
        }
        if (holds == held.length) {
            held = Arrays.copyOf(held, holds * 2);
            sharedModes = Arrays.copyOf(sharedModes, holds * 2);
            counts = Arrays.copyOf(counts, holds * 2);
        }
        held[holds] = lock;
        sharedModes[holds] = sharedMode;
        counts[holds++] = 1;
        changed(lock, site);
    }

    public void release(SyncObject lock, boolean sharedMode) {
        release(lock, sharedMode, LockRelease.NOWHERE);
    }

    /** Called before the release. Releasing another task's lock is an edge, too. */
    public void release(SyncObject lock, boolean sharedMode, int site) {
        int at = find(lock, sharedMode);
        if (at < 0 || counts[at] == 1) {
            publish(lock, sharedMode);
        }
        released(lock, sharedMode, site);
    }

    /** Called before a possible release: the next holder gets this task's clock. */
    public void publish(SyncObject lock, boolean sharedMode) {
        task.settle();
        task.optimisticReads.forget();
        task.operation.is("release", lock, null);
        lock.released(task.strand().signal(), sharedMode, find(lock, sharedMode) >= 0);
        task.advance();
    }

    /** Called after one release. */
    public void released(SyncObject lock, boolean sharedMode, int site) {
        int at = find(lock, sharedMode);
        if (at < 0 || --counts[at] > 0) {
            return;
        }
        task.settle();
        task.operation.released(lock, sharedMode);
        holds--;
        held[at] = held[holds];
        sharedModes[at] = sharedModes[holds];
        counts[at] = counts[holds];
        changed(lock, site);
    }

    /** Releases all holds, as a wait does; returns their number. */
    public int releaseAll(SyncObject lock, int site) {
        int at = find(lock, false);
        if (at < 0) {
            return 0;
        }
        int count = counts[at];
        counts[at] = 1;
        release(lock, false, site);
        return count;
    }

    public void acquireAll(SyncObject lock, int count, int site) {
        acquire(lock, false, site);
        counts[find(lock, false)] = Math.max(count, 1);
    }

    /** An edge in the observed order from the last exclusive release. */
    public void awaitReleased(SyncObject lock) {
        task.settle();
        task.operation.is("await", lock, null);
        observe(lock.exclusive());
        task.advance();
    }

    void end() {
        while (holds > 0) {
            counts[holds - 1] = 1;
            release(held[holds - 1], sharedModes[holds - 1]);
        }
    }

    void restart() {
        holds = 0;
    }

    /** Updates the lockset. */
    private void changed(SyncObject lock, int site) {
        LockSet others = set().without(lock);
        boolean isExclusive = holds(lock, false);
        boolean isHeld = isExclusive || holds(lock, true);
        task.strand().locks(isHeld ? others.with(lock, !isExclusive) : others, site);
        task.advance();
    }

    private void observe(@Nullable ClockSnapshot snapshot) {
        if (snapshot != null) {
            task.strand().awaitObserved(snapshot);
        }
    }

    private int find(SyncObject lock, boolean sharedMode) {
        for (int i = 0; i < holds; i++) {
            if (held[i] == lock && sharedModes[i] == sharedMode) {
                return i;
            }
        }
        return -1;
    }
}
