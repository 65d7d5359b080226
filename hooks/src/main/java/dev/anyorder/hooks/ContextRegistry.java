package dev.anyorder.hooks;

import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import org.jspecify.annotations.Nullable;

/** The running context of each thread, by thread id. */
public final class ContextRegistry {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long TID = UNSAFE.objectFieldOffset(Thread.class, "tid");
    private static final int SLOTS = 1 << 16;

    /** Indexed by small thread ids, which the JVM never reuses. */
    private static final @Nullable HookContext[] EARLIER = new HookContext[SLOTS];

    /**
     * Direct-mapped for larger ids. A slot is a hint: a thread uses only a context that it installed itself, so plain
     * accesses suffice.
     */
    private static final @Nullable HookContext[] LATER = new HookContext[SLOTS / 16];

    private ContextRegistry() {}

    @ForceInline
    public static HookContext context() {
        long id = UNSAFE.getLong(Thread.currentThread(), TID);
        if (id >>> 16 == 0) {
            HookContext running = EARLIER[(int) id & (SLOTS - 1)];
            if (running != null) {
                return running;
            }
        }
        return context(Thread.currentThread(), id);
    }

    @DontInline
    private static HookContext context(Thread thread, long id) {
        if (id >= SLOTS) {
            HookContext running = LATER[(int) id & (LATER.length - 1)];
            if (running != null && running.thread == thread) {
                return running;
            }
        }
        return install(EventSink.armed.context(thread));
    }

    /** The calling thread must be the context's. */
    public static HookContext install(HookContext context) {
        long id = UNSAFE.getLong(context.thread, TID);
        if (id < SLOTS) {
            EARLIER[(int) id] = context;
        } else {
            LATER[(int) id & (LATER.length - 1)] = context;
        }
        return context;
    }

    public static void uninstall(Thread thread) {
        long id = UNSAFE.getLong(thread, TID);
        if (id < SLOTS) {
            EARLIER[(int) id] = null;
            return;
        }
        int slot = (int) id & (LATER.length - 1);
        HookContext running = LATER[slot];
        if (running != null && running.thread == thread) {
            LATER[slot] = null;
        }
    }
}
