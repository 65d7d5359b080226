package dev.anyorder.api;

import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/** Exceptions of tasks at a join. */
final class TaskFailures {
    private TaskFailures() {}

    /** Wraps checked exceptions in {@link CompletionException}. */
    static RuntimeException unchecked(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        return failure instanceof RuntimeException unchecked ? unchecked : new CompletionException(failure);
    }

    static Throwable join(@Nullable Throwable first, Throwable second) {
        if (first == null) {
            return second;
        }
        if (first != second) {
            first.addSuppressed(second);
        }
        return first;
    }
}
