package dev.anyorder.api;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** A body that computes a value. */
final class Computation<T extends @Nullable Object> implements TaskBody {
    private final Callable<T> callable;

    /** Written by the task; read after a join. */
    private @Nullable T value;

    Computation(Callable<T> callable) {
        this.callable = callable;
    }

    @Override
    public void run() throws Exception {
        value = callable.call();
    }

    @SuppressWarnings("NullAway") // after normal completion, the value is null only if T allows it
    T value() {
        return value;
    }
}
