package dev.anyorder.api;

/**
 * The library's instrumentation points: one empty method per event, called on the event's thread. The JIT compiler
 * removes the calls; the agent instruments only these methods.
 *
 * <p>Tasks and finishes are compared by identity. {@link #taskBegins} and {@link #taskEnds} nest, because a waiting
 * task may run another. Events hold in every schedule, except the order of isolated sections and mutexes, and ends
 * observed without waiting.
 */
final class TaskEventHooks {
    private TaskEventHooks() {}

    /** {@code task} has not begun; {@code finish} joins it at the latest. */
    static void taskCreated(LibraryTask task, FinishScope finish) {}

    /** All tasks begin here, also those that a joining thread runs. */
    static void taskBegins(LibraryTask task) {}

    /** {@link LibraryTask#failure} is set by now. */
    static void taskEnds(LibraryTask task) {}

    /** The running task has joined {@code task} or observed its end. */
    static void taskJoined(LibraryTask task) {}

    /** {@code task} will never begin. */
    static void taskCancelled(LibraryTask task) {}

    /** {@code task}, a child of the running one, has ended; a taskwait will emit no {@link #taskJoined}. */
    static void taskForgotten(LibraryTask task) {}

    /** All children have ended, forgotten ones included. */
    static void childrenJoined() {}

    /** Tasks created from now on belong to {@code finish}. */
    static void finishBegins(FinishScope finish) {}

    /** All tasks of the finish have ended, at any depth. */
    static void finishOver(FinishScope finish) {}

    /** {@code before} ends before {@code after} begins. Emitted before that. */
    static void dependency(LibraryTask before, LibraryTask after) {}

    /** Outermost sections only; no objects: a global section. */
    static void isolatedEntered(Object[] objects) {}

    static void isolatedLeft(Object[] objects) {}

    /** Blocks nest; {@code body} identifies the source position. */
    static void atomicBegins(Object body) {}

    static void atomicEnds(Object body) {}

    /** {@code task}, about to begin, holds the mutex until it ends. */
    static void mutexTaken(LibraryTask task, TaskMutex mutex) {}

    static void regionRead(Region<?> region) {}

    static void regionWritten(Region<?> region) {}

    static void signalled(TaskPhaser phaser, int phase) {}

    /** {@code phase} and later ones do not wait for the running task. */
    static void left(TaskPhaser phaser, int phase) {}

    /** The running task has awaited {@code phase} or observed its end. */
    static void waited(TaskPhaser phaser, int phase) {}
}
