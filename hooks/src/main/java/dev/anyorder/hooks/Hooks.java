package dev.anyorder.hooks;

import jdk.internal.vm.annotation.DontInline;
import org.jspecify.annotations.Nullable;

/**
 * The static entry points that instrumented code calls. Each only passes on to the {@link EventSink}; the decisions that must
 * be fast are made inline, in the user's bytecode, before a call is made. What is not to be fast stays out of line: it would
 * use up what the compiler allows a method of the user, whose own calls it would then not inline.
 */
public final class Hooks {
    private Hooks() {}

    /** Arms the hooks. */
    public static void arm(EventSink armed) {
        EventSink.armed = armed;
    }

    @DontInline
    public static void read(Object owner, HookContext context, int site) {
        EventSink.armed.read(owner, context, site);
    }

    @DontInline
    public static void write(Object owner, HookContext context, int site) {
        EventSink.armed.write(owner, context, site);
    }

    @DontInline
    public static @Nullable ShadowWord readStatic(Class<?> owner, HookContext context, int site) {
        return EventSink.armed.readStatic(owner, context, site);
    }

    @DontInline
    public static @Nullable ShadowWord writeStatic(Class<?> owner, HookContext context, int site) {
        return EventSink.armed.writeStatic(owner, context, site);
    }

    /** A field was read, of an object or of a class, and will be written; returns what the write has to say. */
    public static int half(Object owner, HookContext context, int site) {
        return context.halves.begin(owner, -1, context, site);
    }

    /** As above, for an element of an array. */
    public static int half(Object array, int index, HookContext context, int site) {
        return context.halves.begin(array, index, context, site);
    }

    /** A field was written: an update if the read was of the same step, otherwise a write. */
    public static void whole(Object owner, int read, HookContext context, int update, int write) {
        int site = context.halves.end(read, context) ? update : write;
        if (owner instanceof Class<?> type) {
            writeStatic(type, context, site);
        } else {
            write(owner, context, site);
        }
    }

    /** As above, for an element of an array. */
    public static void whole(Object array, int index, int read, HookContext context, int update, int write) {
        ArrayFootprint.touch(array, index, context, context.halves.end(read, context) ? update : write);
    }

    /** What a constructor of the step that is running leaves at fields that nobody has seen. */
    public static @Nullable ShadowWord fresh(HookContext context, int site) {
        int at = site & (HookContext.FRESH - 1);
        ShadowWord fresh = context.fresh[at];
        return fresh != null && fresh.noWrites == context.step && context.freshSites[at] == site
                ? fresh
                : newFresh(context, site);
    }

    @DontInline
    private static @Nullable ShadowWord newFresh(HookContext context, int site) {
        ShadowWord fresh = EventSink.armed.fresh(context, site);
        int at = site & (HookContext.FRESH - 1);
        context.fresh[at] = fresh;
        context.freshSites[at] = site;
        return fresh;
    }

    /** The shadow that a constructor's write leaves at a field: the fresh one, as long as nobody has seen the field. */
    public static @Nullable ShadowWord stamp(
            @Nullable ShadowWord old, Object owner, @Nullable ShadowWord fresh, HookContext context, int site) {
        return old == null && fresh != null && fresh.noWrites == context.step ? fresh : seen(owner, context, site);
    }

    @DontInline
    private static @Nullable ShadowWord seen(Object owner, HookContext context, int site) {
        return EventSink.armed.seen(owner, context, site);
    }

    @DontInline
    public static void volatileRead(Object owner, HookContext context, int site) {
        EventSink.armed.volatileRead(owner, context, site);
    }

    @DontInline
    public static void volatileWrite(@Nullable Object owner, HookContext context, int site) {
        EventSink.armed.volatileWrite(owner, context, site);
    }

    /** Something has happened to an object or two, or to a number, of which the moment says what it is. */
    @DontInline
    public static void moment(@Nullable Object first, @Nullable Object second, int number, int moment) {
        EventSink.armed.moment(first, second, number, moment);
    }

    @DontInline
    public static void enter(Object lock, HookContext context, int site) {
        EventSink.armed.enter(lock, context, site);
    }

    @DontInline
    public static void exit(Object lock, HookContext context, int site) {
        EventSink.armed.exit(lock, context, site);
    }

    @DontInline
    public static void before(
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
            int site) {
        EventSink.armed.before(receiver, a1, a2, a3, i1, i2, i3, i4, i5, context, site);
    }

    @DontInline
    public static void after(
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
            int site) {
        EventSink.armed.after(result, number, receiver, a1, a2, a3, i1, i2, i3, i4, i5, context, site);
    }

    @DontInline
    public static void failed(
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
            int site) {
        EventSink.armed.failed(thrown, receiver, a1, a2, a3, i1, i2, i3, i4, i5, context, site);
    }

    @DontInline
    public static @Nullable Object wrap(
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
            int site) {
        return EventSink.armed.wrap(receiver, a1, a2, a3, i1, i2, i3, i4, i5, context, site);
    }

    public static void caught(Throwable thrown, HookContext context) {
        if (thrown instanceof InterruptedException) {
            EventSink.armed.interrupted(context);
        }
    }

    @DontInline
    public static void readWhole(@Nullable Object array, HookContext context, int site) {
        if (array != null) {
            EventSink.armed.readWhole(array, context, site);
        }
    }

    /** A field that the user has named is about to hold an object. */
    @DontInline
    public static void held(@Nullable Object object, HookContext context) {
        if (object != null) {
            EventSink.armed.held(object, context);
        }
    }

    /** An element is about to be stored in an array of arrays. */
    @DontInline
    public static void held(@Nullable Object array, @Nullable Object element, HookContext context) {
        if (array != null && element != null && !EventSink.armed.ignores(array)) {
            EventSink.armed.held(element, context);
        }
    }

    @DontInline
    public static void cloned(@Nullable Object copy) {
        if (copy != null) {
            EventSink.armed.cloned(copy);
        }
    }

    @DontInline
    public static void grouped(@Nullable Object owner, HookContext context, int site) {
        EventSink.armed.grouped(owner, context, site);
    }
}
