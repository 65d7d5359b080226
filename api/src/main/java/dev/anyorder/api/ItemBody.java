package dev.anyorder.api;

import org.jspecify.annotations.Nullable;

/**
 * What one iteration of a parallel loop over items does.
 *
 * @param <T> the type of the items
 */
@FunctionalInterface
public interface ItemBody<T extends @Nullable Object> {
    /** Does the iteration of an item. */
    void run(T item) throws Exception;
}
