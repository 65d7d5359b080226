package dev.anyorder.hooks;

import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.Arrays;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * The static entry points that instrumented code calls. Each only passes on to the {@link Sink}; the decisions that must
 * be fast are made inline, in the user's bytecode, before a call is made.
 */
public final class Hooks {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long TID = UNSAFE.objectFieldOffset(Thread.class, "tid");
    private static final int SLOTS = 1 << 16;

    /** The running context of each thread, by thread id, for those whose id is small: ids are never used twice. */
    private static final @Nullable Context[] RUNNING = new Context[SLOTS];

    /**
     * The same for threads with larger ids, direct-mapped. A slot is a hint: it counts only if its context names the
     * asking thread, and only that thread uses what it finds there, so plain accesses suffice.
     */
    private static final @Nullable Context[] LATER = new Context[SLOTS / 16];

    /** Set once, before the first class is instrumented. */
    @SuppressWarnings("NullAway.Init")
    static Sink sink;

    private Hooks() {}

    /** Arms the hooks. */
    public static void arm(Sink armed) {
        sink = armed;
    }

    /** The context of the running thread. */
    public static Context context() {
        long id = UNSAFE.getLong(Thread.currentThread(), TID);
        if (id >>> 16 == 0) {
            Context running = RUNNING[(int) id & (SLOTS - 1)];
            if (running != null) {
                return running;
            }
        }
        return context(Thread.currentThread(), id);
    }

    private static Context context(Thread thread, long id) {
        if (id >= SLOTS) {
            Context running = LATER[(int) id & (LATER.length - 1)];
            if (running != null && running.thread == thread) {
                return running;
            }
        }
        return install(sink.context(thread));
    }

    /** Makes a context the running one of its thread, which must be the calling thread. */
    public static Context install(Context context) {
        long id = UNSAFE.getLong(context.thread, TID);
        if (id < SLOTS) {
            RUNNING[(int) id] = context;
        } else {
            LATER[(int) id & (LATER.length - 1)] = context;
        }
        return context;
    }

    /** Forgets the running context of a thread that ends. */
    public static void uninstall(Thread thread) {
        long id = UNSAFE.getLong(thread, TID);
        if (id < SLOTS) {
            RUNNING[(int) id] = null;
            return;
        }
        int slot = (int) id & (LATER.length - 1);
        Context running = LATER[slot];
        if (running != null && running.thread == thread) {
            LATER[slot] = null;
        }
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

    public static void moment(@Nullable Object first, @Nullable Object second, int number, int moment) {
        sink.moment(first, second, number, moment);
    }

    public static void enter(Object lock, Context context) {
        sink.enter(lock, context);
    }

    public static void exit(Object lock, Context context) {
        sink.exit(lock, context);
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

    public static void cloned(@Nullable Object copy) {
        if (copy != null) {
            sink.cloned(copy);
        }
    }

    public static void commutingBegins(Context context) {
        sink.commutingBegins(context);
    }

    public static void commutingEnds(Context context) {
        sink.commutingEnds(context);
    }

    public static void blockBegins(Context context, int site) {
        sink.blockBegins(context, site);
    }

    public static void blockEnds(Context context) {
        sink.blockEnds(context);
    }

    public static void grouped(@Nullable Object owner, Context context, int site) {
        sink.grouped(owner, context, site);
    }

    public static void scopeBegins(Context context, int site) {
        sink.scopeBegins(context, site);
    }

    public static void scopeEnds(Context context) {
        sink.scopeEnds(context);
    }

    public static void initBegin(Class<?> type, Context context) {
        sink.initBegin(type, context);
    }

    public static void initEnd(Class<?> type, Context context) {
        sink.initEnd(type, context);
    }

    public static void spawned(@Nullable Object job, int kind) {
        if (job != null) {
            sink.spawned(job, kind);
        }
    }

    public static void begin(@Nullable Object job, int kind) {
        if (job != null) {
            sink.begin(job, kind);
        }
    }

    public static void end(@Nullable Object job) {
        if (job != null) {
            sink.end(job);
        }
    }

    public static void joined(@Nullable Object job) {
        if (job != null) {
            sink.joined(job);
        }
    }

    public static void signal(@Nullable Object token) {
        if (token != null) {
            sink.signal(token);
        }
    }

    public static void await(@Nullable Object token) {
        if (token != null) {
            sink.await(token);
        }
    }

    public static void stageBegins(@Nullable Object it) {
        if (it != null) {
            sink.stageBegins(it);
        }
    }

    public static void stageHandedOver(@Nullable Object it) {
        if (it != null) {
            sink.stageHandedOver(it);
        }
    }

    public static void stageReady(@Nullable Object it) {
        if (it != null) {
            sink.stageReady(it);
        }
    }

    public static void stageEnds(@Nullable Object it) {
        if (it != null) {
            sink.stageEnds(it);
        }
    }

    public static void meets(@Nullable Object it) {
        if (it != null) {
            sink.meets(it);
        }
    }

    public static void met(@Nullable Object it) {
        if (it != null) {
            sink.met(it);
        }
    }

    public static void failing(@Nullable Object it) {
        if (it != null) {
            sink.failing(it);
        }
    }

    public static void completing(@Nullable Object it) {
        if (it != null) {
            sink.completing(it);
        }
    }

    public static void quiescing(@Nullable Object pool) {
        if (pool != null) {
            sink.quiescing(pool);
        }
    }

    public static void quiet(@Nullable Object pool) {
        if (pool != null) {
            sink.quiet(pool);
        }
    }

    public static void pooled(@Nullable Object it) {
        if (it != null) {
            sink.pooled(it);
        }
    }

    public static void joinedAll(@Nullable Object it) {
        if (it != null) {
            sink.joinedAll(it);
        }
    }

    public static void awaitAll(@Nullable Object it) {
        if (it != null) {
            sink.awaitAll(it);
        }
    }

    /** What the program may see of the fields of a class: not those that were injected. */
    public static Field[] visible(Field[] fields) {
        return visible(fields, "$anyorder$");
    }

    /** What the program may see of the methods of a class. */
    public static Method[] visible(Method[] methods) {
        return visible(methods, "anyorder$bridge$");
    }

    private static <M extends Member> M[] visible(M[] members, String hidden) {
        int kept = 0;
        for (M member : members) {
            if (!member.getName().startsWith(hidden)) {
                kept++;
            }
        }
        if (kept == members.length) {
            return members;
        }
        M[] visible = Arrays.copyOf(members, kept);
        for (int from = members.length - 1; kept > 0; from--) {
            if (!members[from].getName().startsWith(hidden)) {
                visible[--kept] = members[from];
            }
        }
        return visible;
    }

    public static void threadStarted(Thread thread) {
        sink.threadStarted(thread);
    }

    public static void threadEnded(Thread thread) {
        sink.threadEnded(thread);
    }
}
