package dev.anyorder.hooks;

import org.jspecify.annotations.Nullable;

/**
 * What stands behind the hooks. A class and not an interface, with one loaded subclass, so that the JIT compiles direct
 * calls. No method may throw, and none may hold a lock of its own while user code runs.
 */
public abstract class EventSink {
    /** The one behind the hooks. Set once, before the first class is instrumented. */
    @SuppressWarnings("NullAway.Init")
    static EventSink armed;

    /** The context of a thread that has none cached. */
    public abstract HookContext context(Thread thread);

    public abstract void read(Object owner, HookContext context, int site);

    public abstract void write(Object owner, HookContext context, int site);

    /** Returns what instrumented code may compare with next time; so do writes. */
    public abstract @Nullable ShadowWord readStatic(Class<?> owner, HookContext context, int site);

    public abstract @Nullable ShadowWord writeStatic(Class<?> owner, HookContext context, int site);

    /** The shadow that a constructor leaves at fields which nobody has seen yet. */
    public abstract @Nullable ShadowWord fresh(HookContext context, int site);

    /** A constructor's write to a field that has been seen already; returns what the field's shadow is to be. */
    public abstract @Nullable ShadowWord seen(Object owner, HookContext context, int site);

    /** An access could not be noted. */
    public abstract void missed(Throwable failure);

    /** How the running task came here, if that is to be kept for this site. */
    public abstract @Nullable Object stack(int site);

    /** The end of a step: what it touched of arrays, so many footprints. */
    public abstract void commit(ArrayFootprint[] footprints, int count, HookContext context);

    public abstract void volatileRead(Object owner, HookContext context, int site);

    /** A volatile field is about to be written; of null, if the write is going to fail. */
    public abstract void volatileWrite(@Nullable Object owner, HookContext context, int site);

    /** Something has happened to an object or two, or to a number, of which the moment says what it is. */
    public abstract void moment(@Nullable Object first, @Nullable Object second, int number, int moment);

    public abstract void enter(Object lock, HookContext context, int site);

    public abstract void exit(Object lock, HookContext context, int site);

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
            HookContext context,
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
            HookContext context,
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
            HookContext context,
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
            HookContext context,
            int site);

    /** An exception handler has caught an interruption. */
    public abstract void interrupted(HookContext context);

    /** All elements of an array are read. */
    public abstract void readWhole(Object array, HookContext context, int site);

    /** Whether nobody wants to know what is done to this array, as long as nothing that is watched holds it. */
    public abstract boolean ignores(Object array);

    /** What is watched, a field or an array, is about to hold an array or a library object, which is watched from now on. */
    public abstract void held(Object object, HookContext context);

    public abstract void cloned(Object copy);

    /** A field is touched that is part of what is declared to be atomic; of a null owner, the access will throw. */
    public abstract void grouped(@Nullable Object owner, HookContext context, int site);
}
