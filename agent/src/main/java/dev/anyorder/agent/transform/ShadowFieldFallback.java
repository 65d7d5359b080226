package dev.anyorder.agent.transform;

import dev.anyorder.agent.task.AgentThread;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Gives a class its shadow fields after all when its rewriting met the end of the stack: classes that were rewritten
 * before count on them. Done by a thread of its own, which has a whole stack and asks no class loader for anything.
 */
final class ShadowFieldFallback extends AgentThread {
    private final Supplier<byte[]> injection;
    /** Written before the thread ends, read after. */
    private byte @Nullable [] result;

    private ShadowFieldFallback(Supplier<byte[]> injection) {
        super("anyorder-fields");
        this.injection = injection;
    }

    /** The class file with its shadow fields, or null when even that fails. */
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

    /** Waits for the end of this thread, which needs nobody; an interrupt meanwhile is for the program to see. */
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
