package dev.anyorder.api;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** Runs an atomic block between two events; takes no lock. */
final class AtomicCall {
    private AtomicCall() {}

    /** The source, a lambda of the program, identifies the block. */
    static <T extends @Nullable Object> T run(Object source, Callable<T> body) {
        TaskEventHooks.atomicBegins(source);
        try {
            return IsolatedSection.call(body);
        } finally {
            TaskEventHooks.atomicEnds(source);
        }
    }
}
