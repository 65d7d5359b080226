package dev.anyorder.core.order;

/** What a {@link Follower} wants to be told again by whoever comes after a moment of its task. Immutable. */
public interface Mark {
    /** One mark for two. */
    Mark and(Mark other);
}
