package dev.anyorder.hooks;

import org.jspecify.annotations.Nullable;

/**
 * The static entry points that instrumented code calls. Each only passes on to the {@link Sink}; the decisions that must
 * be fast are made inline, in the user's bytecode, before a call is made.
 */
public final class Hooks {
    /** Set once, before the first class is instrumented. */
    @SuppressWarnings("NullAway.Init")
    static Sink sink;

    private Hooks() {}

    /** Arms the hooks. */
    public static void arm(Sink armed) {
        sink = armed;
    }

    public static void read(Object owner, Context context, int site) {
        sink.read(owner, context, site);
    }

    public static void write(Object owner, Context context, int site) {
        sink.write(owner, context, site);
    }

    public static @Nullable Shadow readStatic(Class<?> owner, Context context, int site) {
        return sink.readStatic(owner, context, site);
    }

    public static @Nullable Shadow writeStatic(Class<?> owner, Context context, int site) {
        return sink.writeStatic(owner, context, site);
    }

    /** A field was read, of an object or of a class, and will be written; returns what the write has to say. */
    public static int half(Object owner, Context context, int site) {
        return context.halves.begin(owner, -1, context, site);
    }

    /** As above, for an element of an array. */
    public static int half(Object array, int index, Context context, int site) {
        return context.halves.begin(array, index, context, site);
    }

    /** A field was written: an update if the read was of the same step, otherwise a write. */
    public static void whole(Object owner, int read, Context context, int update, int write) {
        int site = context.halves.end(read, context) ? update : write;
        if (owner instanceof Class<?> type) {
            sink.writeStatic(type, context, site);
        } else {
            sink.write(owner, context, site);
        }
    }

    /** As above, for an element of an array. */
    public static void whole(Object array, int index, int read, Context context, int update, int write) {
        Footprint.touch(array, index, context, context.halves.end(read, context) ? update : write);
    }

    public static @Nullable Shadow fresh(Context context, int site) {
        int at = site & (Context.FRESH - 1);
        Shadow fresh = context.fresh[at];
        if (fresh == null || fresh.noWrites != context.step || context.freshSites[at] != site) {
            fresh = sink.fresh(context, site);
            context.fresh[at] = fresh;
            context.freshSites[at] = site;
        }
        return fresh;
    }

    /** The shadow that a constructor's write leaves at a field: the fresh one, as long as nobody has seen the field. */
    public static @Nullable Shadow stamp(
            @Nullable Shadow old, Object owner, @Nullable Shadow fresh, Context context, int site) {
        return old == null && fresh != null && fresh.noWrites == context.step ? fresh : sink.seen(owner, context, site);
    }

    public static void volatileRead(Object owner, Context context, int site) {
        sink.volatileRead(owner, context, site);
    }

    public static void volatileWrite(@Nullable Object owner, Context context, int site) {
        sink.volatileWrite(owner, context, site);
    }

    /** Something has happened to an object or two, or to a number, of which the moment says what it is. */
    public static void moment(@Nullable Object first, @Nullable Object second, int number, int moment) {
        sink.moment(first, second, number, moment);
    }

    public static void enter(Object lock, Context context, int site) {
        sink.enter(lock, context, site);
    }

    public static void exit(Object lock, Context context, int site) {
        sink.exit(lock, context, site);
    }

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
            Context context,
            int site) {
        sink.before(receiver, a1, a2, a3, i1, i2, i3, i4, i5, context, site);
    }

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
            Context context,
            int site) {
        sink.after(result, number, receiver, a1, a2, a3, i1, i2, i3, i4, i5, context, site);
    }

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
            Context context,
            int site) {
        sink.failed(thrown, receiver, a1, a2, a3, i1, i2, i3, i4, i5, context, site);
    }

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
            Context context,
            int site) {
        return sink.wrap(receiver, a1, a2, a3, i1, i2, i3, i4, i5, context, site);
    }

    public static void caught(Throwable thrown, Context context) {
        if (thrown instanceof InterruptedException) {
            sink.interrupted(context);
        }
    }

    public static void readWhole(@Nullable Object array, Context context, int site) {
        if (array != null) {
            sink.readWhole(array, context, site);
        }
    }

    /** A field that the user has named is about to hold an object. */
    public static void held(@Nullable Object object, Context context) {
        if (object != null) {
            sink.held(object, context);
        }
    }

    /** An element is about to be stored in an array of arrays. */
    public static void held(@Nullable Object array, @Nullable Object element, Context context) {
        if (array != null && element != null && !sink.ignores(array)) {
            sink.held(element, context);
        }
    }

    public static void cloned(@Nullable Object copy) {
        if (copy != null) {
            sink.cloned(copy);
        }
    }

    public static void grouped(@Nullable Object owner, Context context, int site) {
        sink.grouped(owner, context, site);
    }
}
