package dev.anyorder.core.finding;

import java.util.Locale;

/** What makes an edge between two operations. */
public enum EdgeCause {
    /** The same task performs both. */
    PROGRAM,
    /** The first one's task spawned the other's. */
    SPAWN,
    /** The other waited for the end of the first one's task. */
    JOIN,
    /** The other awaited a signal, for example the completion of a future. */
    SIGNAL,
    /** The other acquired a lock that the first one released. */
    LOCK,
    /** The first one wrote what the other read or wrote. */
    WRITE,
    /** The first one read what the other wrote. */
    READ,
    /** The first one needs a lock that the other's task holds since the other: an edge of a deadlock. */
    WAIT,
    /** A path with more edges than are kept. */
    FURTHER;

    /** The name used in JSON. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
