package dev.anyorder.agent.task;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** Reads thread states without calling overridable methods. */
final class ThreadStates {
    private static final @Nullable MethodHandle GET_STATE = find();

    private ThreadStates() {}

    private static @Nullable MethodHandle find() {
        try {
            return MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup())
                    .findSpecial(Thread.class, "getState", MethodType.methodType(Thread.State.class), Thread.class);
        } catch (IllegalAccessException | NoSuchMethodException closed) {
            return null;
        }
    }

    /** True if unknown. */
    static boolean mayRun(Thread thread) {
        try {
            return GET_STATE == null || (Thread.State) GET_STATE.invokeExact(thread) == Thread.State.RUNNABLE;
        } catch (Throwable unknown) {
            return true;
        }
    }
}
