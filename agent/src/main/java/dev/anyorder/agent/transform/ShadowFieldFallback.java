package dev.anyorder.agent.transform;

import dev.anyorder.agent.task.AgentThread;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Injects shadow fields after an {@link Error} such as a stack overflow, since other classes rely on them. Runs in a
 * thread with a fresh stack, without calling class loaders.
 */
final class ShadowFieldFallback extends AgentThread {
    private final Supplier<byte[]> injection;
    /** Written by the thread, read after joining it. */
    private byte @Nullable [] result;

    private ShadowFieldFallback(Supplier<byte[]> injection) {
        super("anyorder-fields");
        this.injection = injection;
    }

    /** Null on failure. */
    static byte @Nullable [] of(Supplier<byte[]> injection) {
        try {
            ShadowFieldFallback thread = new ShadowFieldFallback(injection);
            thread.setDaemon(true);
            thread.start();
            thread.await();
            return thread.result;
        } catch (Error hopeless) {
            return null;
        }
    }

    /** Restores an interrupt for the program. */
    private void await() {
        boolean interrupted = false;
        while (true) {
            try {
                join();
                break;
            } catch (InterruptedException later) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void run() {
        try {
            result = injection.get();
        } catch (RuntimeException | Error hopeless) {
            result = null;
        }
    }
}
