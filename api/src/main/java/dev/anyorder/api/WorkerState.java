package dev.anyorder.api;

import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/**
 * What a thread is doing just now: which task it is, in which finish. Only its own thread uses it, so nothing in it is
 * synchronised.
 */
final class WorkerState extends WeakReference<Thread> {
    /** Tasks on one thread's stack, one waiting for the next, beyond which a wait uses a thread with a fresh stack. */
    static final int DEEP = 128;

    private static final int SLOTS = 1024;
    private static final int SWEEP = 4096;

    /**
     * Strands by thread id. A slot is a hint: it counts only if it refers to the asking thread, which alone uses what it
     * finds there, so plain accesses suffice. The weak reference keeps no thread alive.
     */
    private static final @Nullable WorkerState[] HINTS = new WorkerState[SLOTS];

    private static final ThreadLocal<WorkerState> OWN = ThreadLocal.withInitial(WorkerState::new);

    /** What changes with every task; never to be kept across a call that may run tasks. */
    CurrentTask currentTask = new CurrentTask();

    /** How many tasks are on this thread's stack. */
    int depth;

    /** What the running task has for itself; null outside of isolated sections. */
    IsolatedSection.@Nullable Section section;

    /** Tasks to be created before the list of children is looked through for those that have ended. */
    private int untilSweep = SWEEP;

    private WorkerState() {
        super(Thread.currentThread());
    }

    /** That of the calling thread. */
    @SuppressWarnings("deprecation") // getId is fine: an overridden one costs time, nothing else
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
     * To be called before the thread's first task or finish begins, on the thread. A pool may make its threads forget what
     * is theirs between tasks, and then only a hint would lead here, which another thread may take away at any time.
     */
    void keep() {
        if (OWN.get() != this) {
            OWN.set(this);
        }
    }

    /** The innermost finish, of which there must be one for {@code construct}. */
    FinishScope inside(String construct) {
        FinishScope inside = currentTask.scope;
        if (inside == null) {
            throw new IllegalStateException(
                    construct + " outside of any finish: nobody would wait for the task. Put it into"
                            + " finish(() -> ...), on the thread that runs the finish or one of its tasks.");
        }
        return inside;
    }

    /** Fails inside an isolated section, where waiting for tasks could last for ever. */
    void mayWait(String construct) {
        if (section != null) {
            throw new IllegalStateException(construct + " inside an isolated section: a task that is waited for there"
                    + " could itself wait for the section.");
        }
    }

    /**
     * Whether the next task must be one that whoever waits for it can claim: because a task further up may be waited for
     * by others than those further up still ({@link LibraryTask} says why), or because the stack is deep.
     */
    boolean claims() {
        return TaskWorkers.VIRTUAL || currentTask.task instanceof ClaimedTask || depth >= DEEP;
    }

    /** Adds a task to those that the running task has created in the innermost finish. */
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

    /** Forgets children that have ended well, so that a finish may last for ever and create tasks all the time. */
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
