package dev.anyorder.agent.task;

import org.jspecify.annotations.Nullable;

/**
 * What rewritten code tells of tasks: of the JDK, as {@code tasks.txt} says, of the task library in its class {@code Moments},
 * and of methods of the program. Rewritten code passes the ordinal. This is the place that says which of it is told even
 * when the watching has stopped: what keeps in step which task a thread runs, and no more.
 */
public enum TaskEvent {
    THREAD_STARTED(Teller.JDK, "threadStarted", Told.ALWAYS),
    THREAD_ENDED(Teller.JDK, "threadEnded", Told.ALWAYS),
    /** Somebody asked for the job to be run, by whom and when it may be; the number is the kind of task. */
    SPAWNED(Teller.JDK, "spawned", Told.WATCHING),
    /** The job starts on this thread; the number is the kind of task. */
    BEGIN(Teller.JDK, "begin", Told.ALWAYS),
    /** The job that began last on this thread is over. */
    END(Teller.JDK, "end", Told.ALWAYS),
    /** The job that has just begun runs in this pool. */
    POOLED(Teller.JDK, "pooled", Told.ALWAYS),
    /** The running task has seen the end of the job. */
    JOINED(Teller.JDK, "joined", Told.WATCHING),
    /** Several jobs at once: an array or a collection. */
    JOINED_ALL(Teller.JDK, "joinedAll", Told.WATCHING),
    /** An order edge from here to whoever awaits the same object later. */
    SIGNAL(Teller.JDK, "signal", Told.WATCHING),
    /** As a signal; but the object may be handed over before what completes it has been done, by others. */
    MADE(Teller.JDK, "made", Told.WATCHING),
    AWAIT(Teller.JDK, "await", Told.WATCHING),
    /** The running task has seen which of these are complete. */
    AWAIT_ALL(Teller.JDK, "awaitAll", Told.WATCHING),
    /** A stage of a future begins on the calling thread; what it waits for is awaited next. */
    STAGE_BEGINS(Teller.JDK, "stageBegins", Told.ALWAYS),
    /** The stage is about to be handed to its executor: nobody else will run it. */
    STAGE_HANDED_OVER(Teller.JDK, "stageHandedOver", Told.ALWAYS),
    /** All that the stage waits for has been awaited. */
    STAGE_READY(Teller.JDK, "stageReady", Told.ALWAYS),
    /** The stage is over. Said of a stage that is not the innermost one, it means nothing. */
    STAGE_ENDS(Teller.JDK, "stageEnds", Told.ALWAYS),
    /** The stage goes on with what this future leaves. */
    MEETS(Teller.JDK, "meets", Told.WATCHING),
    /** The future that the stage goes on with may have completed meanwhile. */
    MET(Teller.JDK, "met", Told.WATCHING),
    /** A job says before its end that it fails. */
    FAILING(Teller.JDK, "failing", Told.WATCHING),
    /** A counted task is complete, and so may be those that it completes, without anything being run in between. */
    COMPLETING(Teller.JDK, "completing", Told.WATCHING),
    /** The running task waits for the pool to become quiet, and may run its jobs meanwhile. */
    QUIESCING(Teller.JDK, "quiescing", Told.ALWAYS),
    /** It does so no longer. */
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
    /** Seen where the program calls the library, for which the catalogue has a row. */
    REGION_READ(Teller.NOBODY, "regionRead", Told.WATCHING),
    /** The same. */
    REGION_WRITTEN(Teller.NOBODY, "regionWritten", Told.WATCHING),

    /** A method is entered whose calls are declared to commute. */
    COMMUTING_BEGINS(Teller.PROGRAM, "commutingBegins", Told.WATCHING),
    /** Such a method is left, by whatever way. */
    COMMUTING_ENDS(Teller.PROGRAM, "commutingEnds", Told.WATCHING),
    /** A method is entered that is declared to be atomic; the number is its site. */
    BLOCK_BEGINS(Teller.PROGRAM, "blockBegins", Told.WATCHING),
    BLOCK_ENDS(Teller.PROGRAM, "blockEnds", Told.WATCHING),
    /** A method is entered that is declared to be deterministic; the number is its site. */
    SCOPE_BEGINS(Teller.PROGRAM, "scopeBegins", Told.WATCHING),
    SCOPE_ENDS(Teller.PROGRAM, "scopeEnds", Told.WATCHING),
    /** A pair of accesses begins, of which one depends on the other; in place of the pair of that number. */
    PAIR_BEGINS(Teller.PROGRAM, "pairBegins", Told.WATCHING),
    /** A static initialiser is entered. */
    INITIALISER_BEGINS(Teller.PROGRAM, "initialiserBegins", Told.ALWAYS),
    INITIALISER_ENDS(Teller.PROGRAM, "initialiserEnds", Told.ALWAYS);

    /** Whose code tells. */
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

    /** The class of the library that tells, by its internal name. */
    public static final String TELLER = "dev/anyorder/api/TaskEventHooks";

    private static final TaskEvent[] ALL = values();

    /** Whose code tells of it. */
    public final Teller teller;
    /** Whether it is told also when nothing is watched any more. */
    public final boolean isAlwaysTold;

    private final String word;

    TaskEvent(Teller teller, String word, Told told) {
        this.teller = teller;
        this.word = word;
        this.isAlwaysTold = told == Told.ALWAYS;
    }

    /** The one of that number. */
    public static TaskEvent of(int ordinal) {
        return ALL[ordinal];
    }

    /** The one that a teller calls by that name; null if there is none. */
    public static @Nullable TaskEvent of(Teller teller, String word) {
        for (TaskEvent event : ALL) {
            if (event.teller == teller && event.word.equals(word)) {
                return event;
            }
        }
        return null;
    }

    /** What the teller calls it: a word of the table, a method of the library. */
    public String word() {
        return word;
    }
}
