package dev.anyorder.api;

import org.jspecify.annotations.Nullable;

/**
 * The body of a parallel loop over items.
 *
 * @param <T> the type of the items
 */
@FunctionalInterface
public interface ItemBody<T extends @Nullable Object> {
    /** Runs one iteration. */
    void run(T item) throws Exception;
}
