package dev.anyorder.hooks;

import jdk.internal.vm.annotation.DontInline;
import org.jspecify.annotations.Nullable;

/**
 * Static entry points for instrumented code. Slow paths stay out of line, so that they do not consume the JIT's
 * inlining budget of user methods.
 */
public final class Hooks {
    private Hooks() {}

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

    /** Begins a read-modify-write; returns the number that {@link #whole} needs. */
    public static int half(Object owner, HookContext context, int site) {
        return context.halves.begin(owner, -1, context, site);
    }

    public static int half(Object array, int index, HookContext context, int site) {
        return context.halves.begin(array, index, context, site);
    }

    /** Ends a read-modify-write: an update if the read was in the same step, otherwise a write. */
    public static void whole(Object owner, int read, HookContext context, int update, int write) {
        int site = context.halves.end(read, context) ? update : write;
        if (owner instanceof Class<?> type) {
            writeStatic(type, context, site);
        } else {
            write(owner, context, site);
        }
    }

    public static void whole(Object array, int index, int read, HookContext context, int update, int write) {
        ArrayFootprint.touch(array, index, context, context.halves.end(read, context) ? update : write);
    }

    /** The shadow word of fields initialised by a constructor in the running step. */
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

    /** The shadow word after a constructor's write: the fresh one, unless the field was accessed before. */
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

    @DontInline
    public static void held(@Nullable Object object, HookContext context) {
        if (object != null) {
            EventSink.armed.held(object, context);
        }
    }

    /** Called before an array of arrays refers to the element. */
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
