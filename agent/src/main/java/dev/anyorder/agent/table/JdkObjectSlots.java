package dev.anyorder.agent.table;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.FutureTask;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * Room for one value in objects of the JDK of which there may be very many: tasks and futures. It is a field that is added
 * to their classes when they are loaded; a class that was loaded before has none, and a {@link WeakTable} must do.
 */
public final class JdkObjectSlots {
    /** The name of the added field, of type {@code Object}. */
    public static final String FIELD = "$anyorder$slot";

    /** No slot. */
    public static final long NONE = -1;

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final int TASK = 1;
    private static final int FUTURE = 2;
    private static final int COMPLETABLE = 4;

    /** The classes that have the field. Until then they are not named in a test, which would load them. */
    private static int added;

    private JdkObjectSlots() {}

    /** Whether the class, by its internal name, is to have the field. */
    public static boolean isFor(String name) {
        return bit(name) != 0;
    }

    /** The class, by its internal name, is about to be defined with the field. */
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

    /** Where the object has its slot, or {@link #NONE}. The same for an object all its life. */
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

    /** What is in the slot. */
    public static @Nullable Object get(Object owner, long slot) {
        return UNSAFE.getReferenceAcquire(owner, slot);
    }

    /** Puts a value into the slot if it is empty; returns what is in it then. */
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
