package dev.anyorder.api;

/**
 * Every moment of the library that an observer could care about: one empty method for each, called at that moment on the
 * thread where it happens. The JIT compiler removes the calls; an agent that wants to know puts its own calls into these
 * methods, and needs no other place.
 *
 * <p>Tasks ({@link LibraryTask}) and finishes ({@link FinishScope}) are told apart by identity. A worker thread is never a task: between
 * {@link #taskBegins} and {@link #taskEnds} the thread is that task, whatever it was before, and is that again afterwards;
 * these two nest on one thread, because a task that waits may run another meanwhile. What is true of all moments: the
 * facts they tell hold in every schedule, except the order in which exclusive sections were entered.
 */
final class TaskEventHooks {
    private TaskEventHooks() {}

    /** The running task has created {@code task}, which {@code finish} will wait for at the latest; it has not begun. */
    static void taskCreated(LibraryTask task, FinishScope finish) {}

    /** The thread begins to be {@code task}. All tasks begin here, also those that a waiting thread runs itself. */
    static void taskBegins(LibraryTask task) {}

    /** The thread ceases to be {@code task}; what it has thrown, if anything, is in {@link LibraryTask#failure}. */
    static void taskEnds(LibraryTask task) {}

    /**
     * The running task waited for this one task, which has ended: by get, taskwait, await, ewait, or undeferred; or it has
     * asked, and was told that it has.
     */
    static void taskJoined(LibraryTask task) {}

    /** The running task has kept {@code task} from beginning, for ever; who waits for it is told so. */
    static void taskCancelled(LibraryTask task) {}

    /** {@code task}, a child of the running one, has ended, and {@link #taskJoined} will not tell of it at a taskwait. */
    static void taskForgotten(LibraryTask task) {}

    /** The running task has waited for all tasks that it has created itself so far, those forgotten included. */
    static void childrenJoined() {}

    /** The running task has opened a finish or taskgroup: tasks that it creates from now on belong to it. */
    static void finishBegins(FinishScope finish) {}

    /** All tasks of the finish have ended, and those that they created in it. */
    static void finishOver(FinishScope finish) {}

    /** {@code after} will not begin before {@code before} has ended. Told before {@code after} begins. */
    static void dependency(LibraryTask before, LibraryTask after) {}

    /**
     * The running task is alone, as to {@code objects}, among all isolated sections; no objects: as to everything. Told
     * for the outermost section of a task only.
     */
    static void isolatedEntered(Object[] objects) {}

    /** The section that {@link #isolatedEntered} told of is left. */
    static void isolatedLeft(Object[] objects) {}

    /** The running task begins what the program has declared to be atomic; the object stands for the place where that is written. */
    static void atomicBegins(Object body) {}

    /** It is over, by whatever way. These two nest. */
    static void atomicEnds(Object body) {}

    /** {@code task}, about to begin, has the mutex of a mutexinoutset for itself, until it ends. */
    static void mutexTaken(LibraryTask task, TaskMutex mutex) {}

    /** The running task reads the variable of a region. */
    static void regionRead(Region<?> region) {}

    /** The running task writes the variable of a region. */
    static void regionWritten(Region<?> region) {}

    /** The running task has arrived at the end of {@code phase}. */
    static void signalled(TaskPhaser phaser, int phase) {}

    /** The running task leaves the phaser: it need not arrive any more at the end of {@code phase} and of all later ones. */
    static void left(TaskPhaser phaser, int phase) {}

    /** All who had to arrive at the end of {@code phase} have, and the running task, which waited for them or has asked, knows it. */
    static void waited(TaskPhaser phaser, int phase) {}
}
