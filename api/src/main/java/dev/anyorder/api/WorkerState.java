package dev.anyorder.api;

import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/** The current task and finish of a thread. Confined to it. */
final class WorkerState extends WeakReference<Thread> {
    /** Nesting on one stack beyond which a wait uses a new thread. */
    static final int DEEP = 128;

    private static final int SLOTS = 1024;
    private static final int SWEEP = 4096;

    /**
     * A cache by thread id. Racy plain accesses suffice: a thread uses only an entry that refers to itself. Weak
     * references retain no thread.
     */
    private static final @Nullable WorkerState[] HINTS = new WorkerState[SLOTS];

    private static final ThreadLocal<WorkerState> OWN = ThreadLocal.withInitial(WorkerState::new);

    /** Do not hold across a call that may run tasks. */
    CurrentTask currentTask = new CurrentTask();

    int depth;

    IsolatedSection.@Nullable Section section;

    private int untilSweep = SWEEP;

    private WorkerState() {
        super(Thread.currentThread());
    }

    @SuppressWarnings("deprecation") // an overridden getId only costs time
    static WorkerState current() {
        Thread thread = Thread.currentThread();
        WorkerState hint = HINTS[(int) thread.getId() & SLOTS - 1];
        return hint != null && hint.refersTo(thread) ? hint : own(thread);
    }

    @SuppressWarnings("deprecation")
    private static WorkerState own(Thread thread) {
        WorkerState own = OWN.get();
        HINTS[(int) thread.getId() & SLOTS - 1] = own;
        return own;
    }

    /**
     * Called before the thread's first task or finish. A pool may clear thread-locals between tasks; only the cache
     * would then refer to this object, and another thread may evict it.
     */
    void keep() {
        if (OWN.get() != this) {
            OWN.set(this);
        }
    }

    FinishScope inside(String construct) {
        FinishScope inside = currentTask.scope;
        if (inside == null) {
            throw new IllegalStateException(
                    construct + " outside of any finish: nobody would wait for the task. Put it into"
                            + " finish(() -> ...), on the thread that runs the finish or one of its tasks.");
        }
        return inside;
    }

    /** Waiting inside an isolated section could deadlock. */
    void mayWait(String construct) {
        if (section != null) {
            throw new IllegalStateException(construct + " inside an isolated section: a task that is waited for there"
                    + " could itself wait for the section.");
        }
    }

    /** Whether the next task must be claimable: an ancestor is ({@link LibraryTask}), or the stack is deep. */
    boolean claims() {
        return TaskWorkers.VIRTUAL || currentTask.task instanceof ClaimedTask || depth >= DEEP;
    }

    void add(LibraryTask child) {
        LibraryTask task = currentTask.task;
        FinishScope scope = currentTask.scope;
        if (scope != null && scope.owner == task) {
            child.next = scope.children;
            scope.children = child;
        } else if (task != null) {
            child.next = task.children;
            task.children = child;
        }
        if (--untilSweep < 0) {
            sweep();
        }
    }

    /** Drops children that ended normally, to bound the memory of an endless finish. */
    private void sweep() {
        currentTask = currentTask.young();
        untilSweep = SWEEP;
        LibraryTask task = currentTask.task;
        FinishScope scope = currentTask.scope;
        if (scope != null && scope.owner == task) {
            scope.children = unfinished(scope.children);
        } else if (task != null) {
            task.children = unfinished(task.children);
        }
    }

    private @Nullable LibraryTask unfinished(@Nullable LibraryTask children) {
        LibraryTask kept = null;
        LibraryTask last = null;
        int count = 0;
        for (LibraryTask libraryTask = children; libraryTask != null; ) {
            LibraryTask next = libraryTask.next;
            if (libraryTask.ended() && libraryTask.failure == null) {
                if (!libraryTask.adopted) {
                    TaskEventHooks.taskForgotten(libraryTask);
                }
                next = libraryTask.childrenAnd(next);
            } else {
                count++;
                if (last == null) {
                    kept = libraryTask;
                } else {
                    last.next = libraryTask;
                }
                last = libraryTask;
            }
            libraryTask = next;
        }
        if (last != null) {
            last.next = null;
        }
        untilSweep = Math.max(SWEEP, count);
        TaskWorkers.relent(count);
        return kept;
    }
}
