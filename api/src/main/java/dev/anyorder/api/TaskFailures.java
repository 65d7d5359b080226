package dev.anyorder.api;

import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/** How exceptions of tasks come out where they are waited for. */
final class TaskFailures {
    private TaskFailures() {}

    /** An unchecked exception or error as it is, a checked one as the cause of a {@link CompletionException}. */
    static RuntimeException unchecked(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        return failure instanceof RuntimeException unchecked ? unchecked : new CompletionException(failure);
    }

    /** The first, with the second attached to it. */
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
