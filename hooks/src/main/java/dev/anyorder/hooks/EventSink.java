package dev.anyorder.hooks;

import org.jspecify.annotations.Nullable;

/**
 * The receiver of all hooks. A class with one loaded subclass, so that the JIT compiles direct calls. Methods must not
 * throw, nor hold agent locks while user code runs.
 */
public abstract class EventSink {
    /** The one behind the hooks. Set once, before the first class is instrumented. */
    @SuppressWarnings("NullAway.Init")
    static EventSink armed;

    /** The context of a thread that has none cached. */
    public abstract HookContext context(Thread thread);

    public abstract void read(Object owner, HookContext context, int site);

    public abstract void write(Object owner, HookContext context, int site);

    /** Returns the shadow word to compare with next time. */
    public abstract @Nullable ShadowWord readStatic(Class<?> owner, HookContext context, int site);

    public abstract @Nullable ShadowWord writeStatic(Class<?> owner, HookContext context, int site);

    /** The shadow word of fields initialised by a constructor. */
    public abstract @Nullable ShadowWord fresh(HookContext context, int site);

    /** A constructor's write to a field that was accessed before; returns the new shadow word. */
    public abstract @Nullable ShadowWord seen(Object owner, HookContext context, int site);

    public abstract void missed(Throwable failure);

    /** The current stack, or null if not sampled. */
    public abstract @Nullable Object stack(int site);

    /** The step ends. */
    public abstract void commit(ArrayFootprint[] footprints, int count, HookContext context);

    public abstract void volatileRead(Object owner, HookContext context, int site);

    /** Called before the write; the owner is null if the write will throw. */
    public abstract void volatileWrite(@Nullable Object owner, HookContext context, int site);

    /** A task event; {@code moment} is its ordinal. */
    public abstract void moment(@Nullable Object first, @Nullable Object second, int number, int moment);

    public abstract void enter(Object lock, HookContext context, int site);

    public abstract void exit(Object lock, HookContext context, int site);

    /** Passes the first reference and int arguments. */
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

    /** The replacement for a function argument. */
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

    public abstract void interrupted(HookContext context);

    public abstract void readWhole(Object array, HookContext context, int site);

    /** Whether accesses to the array are not analysed, because no selected field refers to it. */
    public abstract boolean ignores(Object array);

    /** Called before a selected field or array refers to the object, which is analysed from then on. */
    public abstract void held(Object object, HookContext context);

    public abstract void cloned(Object copy);

    /** An access to an atomic group; the owner is null if the access will throw. */
    public abstract void grouped(@Nullable Object owner, HookContext context, int site);
}
