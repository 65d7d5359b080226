package dev.anyorder.api;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** Code that is declared to be atomic. It is run, and an observer is told; nothing excludes others. */
final class AtomicCall {
    private AtomicCall() {}

    /**
     * Runs a block.
     *
     * @param source what the program has handed over, which stands for the place where it is written
     */
    static <T extends @Nullable Object> T run(Object source, Callable<T> body) {
        TaskEventHooks.atomicBegins(source);
        try {
            return IsolatedSection.call(body);
        } finally {
            TaskEventHooks.atomicEnds(source);
        }
    }
}
