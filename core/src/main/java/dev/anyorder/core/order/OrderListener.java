package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/**
 * Follows a task: is told by its {@link TaskState} of all that puts the task after others, and others after it. What is no news in
 * the orders is not told again. Called by who runs the task; {@link #mark} of a task that has ended, by others as well.
 */
public interface OrderListener {
    /** One for a task that is spawned now. */
    OrderListener spawned();

    /**
     * The same for a task that was created earlier, when this one's {@linkplain #note note} was that; spawned now, by somebody else.
     */
    default OrderListener spawnedThen(@Nullable Object note) {
        return spawned();
    }

    /** What is told to whoever comes after this moment; null if that is nothing. */
    @Nullable
    ListenerToken mark();

    /** What a step that begins now should remember. */
    @Nullable
    Object note();

    /** The task has awaited what another task signalled. */
    void awaited(ListenerToken token);

    /** The task has taken a lock that another task released. */
    void locked(ListenerToken token);

    /** The task has seen the end of another. */
    void joined(ListenerToken token);

    /** The task has begun a block that is in no other one of its own. */
    default void began(@Nullable Object block) {}

    /** The task has left that block, and goes on. */
    default void left() {}

    /** The task is over, and whatever it had begun. */
    void ended();

    /** This, or what it stands for, if it is of that sort. */
    default <F extends OrderListener> @Nullable F as(Class<F> sort) {
        return sort.isInstance(this) ? sort.cast(this) : null;
    }
}
