package dev.anyorder.core.order;

/**
 * Opaque data that an {@link OrderListener} attaches to an outgoing edge. The listener of the later task receives it.
 * Immutable.
 */
public interface ListenerToken {
    /** Merges two tokens. */
    ListenerToken and(ListenerToken other);
}
