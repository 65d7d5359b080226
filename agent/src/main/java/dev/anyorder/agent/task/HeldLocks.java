package dev.anyorder.agent.task;

import dev.anyorder.core.order.ClockSnapshot;
import dev.anyorder.core.order.LockRelease;
import dev.anyorder.core.order.LockSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The locks that a task holds: each in which mode, and how often. One may be held in both modes at once. What is held is
 * among the locks of the task's steps; who takes a lock comes after who let it go only in the observed order. Belongs to
 * the thread of the task.
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

    /** What the step that is under way holds. */
    public LockSet set() {
        return task.strand().locks();
    }

    /** Whether the task holds the lock in that mode. */
    public boolean holds(SyncObject lock, boolean sharedMode) {
        return find(lock, sharedMode) >= 0;
    }

    /** The task has taken a lock, not at a place in the program. */
    public void acquire(SyncObject lock, boolean sharedMode) {
        acquire(lock, sharedMode, false, LockRelease.NOWHERE);
    }

    /** The task has taken a lock, at a site; it would have waited for it. */
    public void acquire(SyncObject lock, boolean sharedMode, int site) {
        acquire(lock, sharedMode, true, site);
    }

    /** The task has taken a lock for which it would not have waited, or not forever. */
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

    /** The task is about to let a lock go, not at a place in the program. */
    public void release(SyncObject lock, boolean sharedMode) {
        release(lock, sharedMode, LockRelease.NOWHERE);
    }

    /** The task is about to let a lock go, at a site. Letting go of what another task took is an edge all the same. */
    public void release(SyncObject lock, boolean sharedMode, int site) {
        int at = find(lock, sharedMode);
        if (at < 0 || counts[at] == 1) {
            publish(lock, sharedMode);
        }
        released(lock, sharedMode, site);
    }

    /** The task may be about to let a lock go: who takes it then knows what this task knows. */
    public void publish(SyncObject lock, boolean sharedMode) {
        task.settle();
        task.optimisticReads.forget();
        task.operation.is("release", lock, null);
        lock.released(task.strand().signal(), sharedMode, find(lock, sharedMode) >= 0);
        task.advance();
    }

    /** The task has let a lock go, once. */
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

    /** Lets a lock go however often it is held, as waiting does; returns how often. */
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

    /** Takes a lock again as often as it was held. */
    public void acquireAll(SyncObject lock, int count, int site) {
        acquire(lock, false, site);
        counts[find(lock, false)] = Math.max(count, 1);
    }

    /** An edge in the observed order from the last exclusive release of a lock. */
    public void awaitReleased(SyncObject lock) {
        task.settle();
        task.operation.is("await", lock, null);
        observe(lock.exclusive());
        task.advance();
    }

    /** The task ends: it lets go of all that it still holds. */
    void end() {
        while (holds > 0) {
            counts[holds - 1] = 1;
            release(held[holds - 1], sharedModes[holds - 1]);
        }
    }

    /** Another task begins, and holds nothing. */
    void restart() {
        holds = 0;
    }

    /** Takes over into the step whether, and how, the lock is held now. */
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
