package dev.anyorder.api;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** A body that leaves a value. */
final class Computation<T extends @Nullable Object> implements TaskBody {
    private final Callable<T> callable;

    /** Written by the task, read by those who have waited for it. */
    private @Nullable T value;

    Computation(Callable<T> callable) {
        this.callable = callable;
    }

    @Override
    public void run() throws Exception {
        value = callable.call();
    }

    @SuppressWarnings("NullAway") // the task has ended without an exception: if the value is null, T allows it
    T value() {
        return value;
    }
}
