package dev.anyorder.api;

/**
 * Every moment of the library that an observer could care about: one empty method for each, called at that moment on the
 * thread where it happens. The JIT compiler removes the calls; an agent that wants to know puts its own calls into these
 * methods, and needs no other place.
 *
 * <p>Tasks ({@link Job}) and finishes ({@link Scope}) are told apart by identity. A worker thread is never a task: between
 * {@link #taskBegins} and {@link #taskEnds} the thread is that task, whatever it was before, and is that again afterwards;
 * these two nest on one thread, because a task that waits may run another meanwhile. What is true of all moments: the
 * facts they tell hold in every schedule, except the order in which exclusive sections were entered.
 */
final class Moments {
    private Moments() {}

    /** The running task has created {@code task}, which {@code finish} will wait for at the latest; it has not begun. */
    static void taskCreated(Job task, Scope finish) {}

    /** The thread begins to be {@code task}. All tasks begin here, also those that a waiting thread runs itself. */
    static void taskBegins(Job task) {}

    /** The thread ceases to be {@code task}; what it has thrown, if anything, is in {@link Job#failure}. */
    static void taskEnds(Job task) {}

    /** The running task waited for this one task, which has ended: by get, taskwait, await, ewait, or undeferred. */
    static void taskJoined(Job task) {}

    /** The running task has opened a finish or taskgroup: tasks that it creates from now on belong to it. */
    static void finishBegins(Scope finish) {}

    /** All tasks of the finish have ended, and those that they created in it. */
    static void finishOver(Scope finish) {}

    /** {@code after} will not begin before {@code before} has ended. Told before {@code after} begins. */
    static void dependency(Job before, Job after) {}

    /**
     * The running task is alone, as to {@code objects}, among all isolated sections; no objects: as to everything. Told
     * for the outermost section of a task only.
     */
    static void isolatedEntered(Object[] objects) {}

    /** The section that {@link #isolatedEntered} told of is left. */
    static void isolatedLeft(Object[] objects) {}

    /** {@code task}, about to begin, has the location of a mutexinoutset for itself. */
    static void mutexTaken(Job task, Object location) {}

    /** {@code task}, which has ended, gives the location back. */
    static void mutexGiven(Job task, Object location) {}

    /** The running task reads the variable of a region. */
    static void regionRead(Region<?> region) {}

    /** The running task writes the variable of a region. */
    static void regionWritten(Region<?> region) {}

    /** The running task has arrived at the end of {@code phase}. */
    static void signalled(TaskPhaser phaser, int phase) {}

    /** All who had to arrive at the end of {@code phase} have, and the running task, which waited for them, goes on. */
    static void waited(TaskPhaser phaser, int phase) {}
}
