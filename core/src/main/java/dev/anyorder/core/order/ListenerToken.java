package dev.anyorder.core.order;

/** What a {@link OrderListener} wants to be told again by whoever comes after a moment of its task. Immutable. */
public interface ListenerToken {
    /** One mark for two. */
    ListenerToken and(ListenerToken other);
}
