package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * Per-task listener for order edges. Redundant edges are not delivered. Called on the task's thread, except {@link
 * #mark} of an ended task.
 */
public interface OrderListener {
    /** Creates the listener of a child spawned now. */
    OrderListener spawned();

    /** Creates the listener of a child whose creator had this {@linkplain #note note}; another task spawns it now. */
    default OrderListener spawnedThen(@Nullable Object note) {
        return spawned();
    }

    /** The token for edges that leave the task here; null if none. */
    @Nullable
    ListenerToken mark();

    /** The attachment of a step that begins now. */
    @Nullable
    Object note();

    void awaited(ListenerToken token);

    void locked(ListenerToken token);

    void joined(ListenerToken token);

    /** An outermost block of the task began. */
    default void began(@Nullable Object block) {}

    /** The outermost block ended; the task continues. */
    default void left() {}

    /** The task and its open blocks ended. */
    void ended();

    /** This listener, or the part of it that has this type. */
    default <F extends OrderListener> @Nullable F as(Class<F> sort) {
        return sort.isInstance(this) ? sort.cast(this) : null;
    }
}
