package dev.anyorder.agent.table;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.FutureTask;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * A field added to tasks and futures of the JDK, because there can be many. Classes loaded earlier lack it and need a
 * {@link WeakTable}.
 */
public final class JdkObjectSlots {
    public static final String FIELD = "$anyorder$slot";

    public static final long NONE = -1;

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final int TASK = 1;
    private static final int FUTURE = 2;
    private static final int COMPLETABLE = 4;

    /** Bits of classes that have the field. Testing for other classes would load them. */
    private static int added;

    private JdkObjectSlots() {}

    public static boolean isFor(String name) {
        return bit(name) != 0;
    }

    /** Call before the class is defined with the field. */
    public static synchronized void added(String name) {
        added |= bit(name);
    }

    private static int bit(String name) {
        return switch (name) {
            case "java/util/concurrent/ForkJoinTask" -> TASK;
            case "java/util/concurrent/FutureTask" -> FUTURE;
            case "java/util/concurrent/CompletableFuture" -> COMPLETABLE;
            default -> 0;
        };
    }

    /** Returns the slot or {@link #NONE}; constant for an object. */
    public static long of(Object owner) {
        int with = added;
        if (with == 0) {
            return NONE;
        }
        if ((with & TASK) != 0 && owner instanceof ForkJoinTask) {
            return Tasks.SLOT;
        }
        if ((with & FUTURE) != 0 && owner instanceof FutureTask) {
            return Futures.SLOT;
        }
        return (with & COMPLETABLE) != 0 && owner instanceof CompletableFuture ? Completables.SLOT : NONE;
    }

    public static @Nullable Object get(Object owner, long slot) {
        return UNSAFE.getReferenceAcquire(owner, slot);
    }

    /** Fills an empty slot; returns its value then. */
    public static Object put(Object owner, long slot, Object value) {
        Object before = UNSAFE.compareAndExchangeReference(owner, slot, null, value);
        return before == null ? value : before;
    }

    private static long find(Class<?> type) {
        try {
            return UNSAFE.objectFieldOffset(type, FIELD);
        } catch (InternalError missing) {
            return NONE;
        }
    }

    private static final class Tasks {
        static final long SLOT = find(ForkJoinTask.class);
    }

    private static final class Futures {
        static final long SLOT = find(FutureTask.class);
    }

    private static final class Completables {
        static final long SLOT = find(CompletableFuture.class);
    }
}
