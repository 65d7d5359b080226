package dev.anyorder.agent.task;

import org.jspecify.annotations.Nullable;

/**
 * Task events of the JDK ({@code tasks.txt}), the task library ({@code TaskEventHooks}) and the program's methods.
 * Instrumented code passes the ordinal. Events that maintain the stack of contexts are handled even after the analyses
 * stopped.
 */
public enum TaskEvent {
    THREAD_STARTED(Teller.JDK, "threadStarted", Told.ALWAYS),
    THREAD_ENDED(Teller.JDK, "threadEnded", Told.ALWAYS),
    /** A submission; the number is the task kind. */
    SPAWNED(Teller.JDK, "spawned", Told.WATCHING),
    /** The number is the task kind. */
    BEGIN(Teller.JDK, "begin", Told.ALWAYS),
    /** Ends the innermost job. */
    END(Teller.JDK, "end", Told.ALWAYS),
    /** The pool of the job that just began. */
    POOLED(Teller.JDK, "pooled", Told.ALWAYS),
    JOINED(Teller.JDK, "joined", Told.WATCHING),
    /** An array or collection. */
    JOINED_ALL(Teller.JDK, "joinedAll", Told.WATCHING),
    /** An edge to later waits for the same object. */
    SIGNAL(Teller.JDK, "signal", Told.WATCHING),
    /** A signal for a future that another task may complete. */
    MADE(Teller.JDK, "made", Told.WATCHING),
    AWAIT(Teller.JDK, "await", Told.WATCHING),
    /** Orders the task after those that are complete. */
    AWAIT_ALL(Teller.JDK, "awaitAll", Told.WATCHING),
    /** Waits for the stage's predecessors follow. */
    STAGE_BEGINS(Teller.JDK, "stageBegins", Told.ALWAYS),
    /** Only the executor will run the stage. */
    STAGE_HANDED_OVER(Teller.JDK, "stageHandedOver", Told.ALWAYS),
    /** All predecessors were awaited. */
    STAGE_READY(Teller.JDK, "stageReady", Told.ALWAYS),
    /** Ignored unless the stage is the innermost one. */
    STAGE_ENDS(Teller.JDK, "stageEnds", Told.ALWAYS),
    /** The stage composes this future. */
    MEETS(Teller.JDK, "meets", Told.WATCHING),
    /** The composed future may be complete now. */
    MET(Teller.JDK, "met", Told.WATCHING),
    /** The job fails, before its end. */
    FAILING(Teller.JDK, "failing", Told.WATCHING),
    /** A CountedCompleter is complete, and possibly its completers. */
    COMPLETING(Teller.JDK, "completing", Told.WATCHING),
    /** The task may run the pool's jobs while it waits. */
    QUIESCING(Teller.JDK, "quiescing", Told.ALWAYS),
    QUIET(Teller.JDK, "quiet", Told.ALWAYS),

    TASK_CREATED(Teller.LIBRARY, "taskCreated", Told.WATCHING),
    TASK_BEGINS(Teller.LIBRARY, "taskBegins", Told.ALWAYS),
    TASK_ENDS(Teller.LIBRARY, "taskEnds", Told.ALWAYS),
    TASK_JOINED(Teller.LIBRARY, "taskJoined", Told.WATCHING),
    TASK_CANCELLED(Teller.LIBRARY, "taskCancelled", Told.WATCHING),
    TASK_FORGOTTEN(Teller.LIBRARY, "taskForgotten", Told.WATCHING),
    CHILDREN_JOINED(Teller.LIBRARY, "childrenJoined", Told.WATCHING),
    FINISH_BEGINS(Teller.LIBRARY, "finishBegins", Told.WATCHING),
    FINISH_OVER(Teller.LIBRARY, "finishOver", Told.WATCHING),
    DEPENDENCY(Teller.LIBRARY, "dependency", Told.WATCHING),
    ISOLATED_ENTERED(Teller.LIBRARY, "isolatedEntered", Told.WATCHING),
    ISOLATED_LEFT(Teller.LIBRARY, "isolatedLeft", Told.WATCHING),
    ATOMIC_BEGINS(Teller.LIBRARY, "atomicBegins", Told.WATCHING),
    ATOMIC_ENDS(Teller.LIBRARY, "atomicEnds", Told.WATCHING),
    MUTEX_TAKEN(Teller.LIBRARY, "mutexTaken", Told.WATCHING),
    SIGNALLED(Teller.LIBRARY, "signalled", Told.WATCHING),
    LEFT(Teller.LIBRARY, "left", Told.WATCHING),
    WAITED(Teller.LIBRARY, "waited", Told.WATCHING),
    /** Recorded at call sites, by a rule of the catalogue. */
    REGION_READ(Teller.NOBODY, "regionRead", Told.WATCHING),
    REGION_WRITTEN(Teller.NOBODY, "regionWritten", Told.WATCHING),

    /** A method declared to commute. */
    COMMUTING_BEGINS(Teller.PROGRAM, "commutingBegins", Told.WATCHING),
    COMMUTING_ENDS(Teller.PROGRAM, "commutingEnds", Told.WATCHING),
    /** The number is the method's site. */
    BLOCK_BEGINS(Teller.PROGRAM, "blockBegins", Told.WATCHING),
    BLOCK_ENDS(Teller.PROGRAM, "blockEnds", Told.WATCHING),
    /** The number is the method's site. */
    SCOPE_BEGINS(Teller.PROGRAM, "scopeBegins", Told.WATCHING),
    SCOPE_ENDS(Teller.PROGRAM, "scopeEnds", Told.WATCHING),
    /** Replaces the pair with this number. */
    PAIR_BEGINS(Teller.PROGRAM, "pairBegins", Told.WATCHING),
    INITIALISER_BEGINS(Teller.PROGRAM, "initialiserBegins", Told.ALWAYS),
    INITIALISER_ENDS(Teller.PROGRAM, "initialiserEnds", Told.ALWAYS);

    public enum Teller {
        JDK,
        LIBRARY,
        PROGRAM,
        NOBODY
    }

    private enum Told {
        ALWAYS,
        WATCHING
    }

    /** The task library's event source. */
    public static final String TELLER = "dev/anyorder/api/TaskEventHooks";

    private static final TaskEvent[] ALL = values();

    public final Teller teller;
    /** Even after the analyses stopped. */
    public final boolean isAlwaysTold;

    private final String word;

    TaskEvent(Teller teller, String word, Told told) {
        this.teller = teller;
        this.word = word;
        this.isAlwaysTold = told == Told.ALWAYS;
    }

    public static TaskEvent of(int ordinal) {
        return ALL[ordinal];
    }

    public static @Nullable TaskEvent of(Teller teller, String word) {
        for (TaskEvent event : ALL) {
            if (event.teller == teller && event.word.equals(word)) {
                return event;
            }
        }
        return null;
    }

    /** In {@code tasks.txt}, or the library's method. */
    public String word() {
        return word;
    }
}
