package dev.anyorder.core.velodrome;

/** Why one transaction has to come before another. */
public enum EdgeCause {
    /** They are of the same task. */
    PROGRAM,
    /** The first one's task spawned the other's. */
    SPAWN,
    /** The other waited for the end of the first one's task. */
    JOIN,
    /** The other awaited a signal: a future was completed and got. In {@link VelodromeGraph} a lock as well. */
    SIGNAL,
    /** The other took a lock that the first one released. */
    LOCK,
    /** The first one wrote what the other read or wrote. */
    WRITE,
    /** The first one read what the other wrote. */
    READ,
    /** The one is before the other by way of more others than are kept. */
    FURTHER
}
