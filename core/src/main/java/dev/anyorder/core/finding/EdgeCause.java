package dev.anyorder.core.finding;

import java.util.Locale;

/** The cause of an edge. */
public enum EdgeCause {
    /** Program order of one task. */
    PROGRAM,
    /** Spawn of the second task. */
    SPAWN,
    /** Join of the first task. */
    JOIN,
    /** Signal awaited, for example completion of a future. */
    SIGNAL,
    /** Lock release to acquire. */
    LOCK,
    /** Write before a read or write. */
    WRITE,
    /** Read before a write. */
    READ,
    /** Deadlock: the first needs a lock that the other's task acquired. */
    WAIT,
    /** A collapsed path. */
    FURTHER;

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
