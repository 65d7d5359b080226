package dev.anyorder.hooks;

import org.jspecify.annotations.Nullable;

/**
 * What stands behind the hooks. A class and not an interface, with one loaded subclass, so that the JIT compiles direct
 * calls. No method may throw, and none may hold a lock of its own while user code runs.
 */
public abstract class Sink {
    /** The context of a thread that has none cached. */
    public abstract Context context(Thread thread);

    public abstract void read(Object owner, Context context, int site);

    public abstract void write(Object owner, Context context, int site);

    /** Returns what instrumented code may compare with next time; so do writes. */
    public abstract @Nullable Shadow readStatic(Class<?> owner, Context context, int site);

    public abstract @Nullable Shadow writeStatic(Class<?> owner, Context context, int site);

    /** The shadow that a constructor leaves at fields which nobody has seen yet. */
    public abstract @Nullable Shadow fresh(Context context, int site);

    /** A constructor's write to a field that has been seen already; returns what the field's shadow is to be. */
    public abstract @Nullable Shadow seen(Object owner, Context context, int site);

    /** An access could not be noted. */
    public abstract void missed(Throwable failure);

    /** How the running task came here, if that is to be kept for this site. */
    public abstract @Nullable Object stack(int site);

    /** The end of a step: what it touched of arrays, so many footprints. */
    public abstract void commit(Footprint[] footprints, int count, Context context);

    public abstract void volatileRead(Object owner, Context context, int site);

    /** A volatile field is about to be written; of null, if the write is going to fail. */
    public abstract void volatileWrite(@Nullable Object owner, Context context, int site);

    /** Something has happened in the task library, as its number says, to an object or two, or to a number. */
    public abstract void moment(@Nullable Object first, @Nullable Object second, int number, int moment);

    public abstract void enter(Object lock, Context context);

    public abstract void exit(Object lock, Context context);

    /** A catalogued call is about to be made: receiver, first arguments that are objects, first that are numbers. */
    public abstract void before(
            @Nullable Object receiver,
            @Nullable Object a1,
            @Nullable Object a2,
            @Nullable Object a3,
            int i1,
            int i2,
            int i3,
            int i4,
            int i5,
            Context context,
            int site);

    /** A catalogued call has returned. */
    public abstract void after(
            @Nullable Object result,
            int number,
            @Nullable Object receiver,
            @Nullable Object a1,
            @Nullable Object a2,
            @Nullable Object a3,
            int i1,
            int i2,
            int i3,
            int i4,
            int i5,
            Context context,
            int site);

    /** A catalogued call has thrown. */
    public abstract void failed(
            Throwable thrown,
            @Nullable Object receiver,
            @Nullable Object a1,
            @Nullable Object a2,
            @Nullable Object a3,
            int i1,
            int i2,
            int i3,
            int i4,
            int i5,
            Context context,
            int site);

    /** What to hand to a catalogued call in place of the function that it will run. */
    public abstract @Nullable Object wrap(
            @Nullable Object receiver,
            @Nullable Object a1,
            @Nullable Object a2,
            @Nullable Object a3,
            int i1,
            int i2,
            int i3,
            int i4,
            int i5,
            Context context,
            int site);

    /** An exception handler has caught an interruption. */
    public abstract void interrupted(Context context);

    /** All elements of an array are read. */
    public abstract void readWhole(Object array, Context context, int site);

    public abstract void cloned(Object copy);

    /** A method is entered whose calls are declared to commute. */
    public abstract void commutingBegins(Context context);

    /** Such a method is left. */
    public abstract void commutingEnds(Context context);

    /** A method is entered that is declared to be atomic. */
    public abstract void blockBegins(Context context, int site);

    /** Such a method is left. */
    public abstract void blockEnds(Context context);

    /** A field is touched that is part of what is declared to be atomic; of a null owner, the access will throw. */
    public abstract void grouped(@Nullable Object owner, Context context, int site);

    /** A method is entered that is declared to be deterministic. */
    public abstract void scopeBegins(Context context, int site);

    /** Such a method is left. */
    public abstract void scopeEnds(Context context);

    public abstract void initBegin(Class<?> type, Context context);

    public abstract void initEnd(Class<?> type, Context context);

    /** Somebody asked for this to be run, by whom and when it may be. */
    public abstract void spawned(Object job, int kind);

    /** The job starts on this thread. */
    public abstract void begin(Object job, int kind);

    /** The job that began last on this thread is over. */
    public abstract void end(Object job);

    /** The running task has seen the end of the job. */
    public abstract void joined(Object job);

    /** An order edge from here to whoever awaits the same object later. */
    public abstract void signal(Object token);

    public abstract void await(Object token);

    /** A stage of a future begins on the calling thread; what it waits for is awaited next. */
    public abstract void stageBegins(Object stage);

    /** The stage is about to be handed to its executor: nobody else will run it. */
    public abstract void stageHandedOver(Object stage);

    /** All that the stage waits for has been awaited. */
    public abstract void stageReady(Object stage);

    /** The stage is over. Said of a stage that is not the innermost one, it means nothing. */
    public abstract void stageEnds(Object stage);

    /** The stage goes on with what this future leaves. */
    public abstract void meets(Object future);

    /** The future that the stage goes on with may have completed meanwhile. */
    public abstract void met(Object stage);

    /** A job says before its end that it fails. */
    public abstract void failing(Object job);

    /** A counted task is complete, and so may be those that it completes, without anything being run in between. */
    public abstract void completing(Object task);

    /** The running task waits for the pool to become quiet, and may run its jobs meanwhile. */
    public abstract void quiescing(Object pool);

    /** It does so no longer. */
    public abstract void quiet(Object pool);

    /** The job that has just begun runs in this pool. */
    public abstract void pooled(Object pool);

    /** Several jobs at once: an array or a collection. */
    public abstract void joinedAll(Object jobs);

    /** The running task has seen which of these are complete. */
    public abstract void awaitAll(Object futures);

    public abstract void threadStarted(Thread thread);

    public abstract void threadEnded(Thread thread);
}
