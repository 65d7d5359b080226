package dev.anyorder.hooks;

import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import org.jspecify.annotations.Nullable;

/** The context that each thread runs, found by the thread's id. */
public final class ContextRegistry {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long TID = UNSAFE.objectFieldOffset(Thread.class, "tid");
    private static final int SLOTS = 1 << 16;

    /** By thread id, for threads whose id is small: ids are never used twice. */
    private static final @Nullable HookContext[] EARLIER = new HookContext[SLOTS];

    /**
     * The same for threads with larger ids, direct-mapped. A slot is a hint: it counts only if its context names the
     * asking thread, and only that thread uses what it finds there, so plain accesses suffice.
     */
    private static final @Nullable HookContext[] LATER = new HookContext[SLOTS / 16];

    private ContextRegistry() {}

    /** The context of the running thread. */
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

    /** Makes a context the running one of its thread, which must be the calling thread. */
    public static HookContext install(HookContext context) {
        long id = UNSAFE.getLong(context.thread, TID);
        if (id < SLOTS) {
            EARLIER[(int) id] = context;
        } else {
            LATER[(int) id & (LATER.length - 1)] = context;
        }
        return context;
    }

    /** Forgets the running context of a thread that ends. */
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
