package dev.anyorder.core.trace;

/** The events of a stream. Part of the format. */
final class TraceOpcode {
    /** The next events are of another task, which has had so many. */
    static final int SWITCH = 1;

    /** A task that nobody spawned. */
    static final int ROOT = 2;

    static final int SPAWN = 3;
    static final int JOIN = 4;
    static final int END = 5;
    static final int SIGNAL = 6;
    static final int MERGE = 7;
    static final int AWAIT = 8;
    static final int OBSERVE = 9;
    static final int LOCKS = 10;
    static final int NEXT = 11;
    static final int FINISH = 12;
    static final int END_FINISH = 13;

    /** Here belong the accesses of the stream's next batch. */
    static final int BATCH = 14;

    /** Somebody was first to wait for a task, somewhere. */
    static final int WAITED = 15;

    /** A static initialiser is over. */
    static final int INITIALISED = 16;

    /** As {@link #SPAWN}, a task that no finish waits for. */
    static final int SPAWN_APART = 17;

    /** What follows is meant to be atomic, up to its end. */
    static final int BEGIN_ATOMIC = 18;

    static final int END_ATOMIC = 19;

    /** Accesses begin with a number whose lowest bits are one of these; the rest is how far the site is from the last. */
    static final int BITS = 3;

    static final int ACCESS = 0;
    static final int ACCESS_WITH_STACK = 1;
    static final int FOOTPRINT = 2;
    static final int FOOTPRINT_WITH_STACK = 3;
    static final int FRESH = 4;
    static final int FRESH_WITH_STACK = 5;
    static final int DECLARED = 6;
    static final int OTHER = 7;

    /** The form of a footprint that is no run: those have even numbers. */
    static final int WINDOW = 1;

    static final int SCATTERED = 3;

    /** In the form of a run, for the exponent of a distance: it is this or more, and follows. */
    static final int WIDE = 7;

    /** What follows {@link #OTHER}. */
    static final int END_OF_BATCH = 0;

    static final int INITIALISERS = 1;

    /** Definitions. */
    static final int STRING = 1;

    static final int FRAME = 2;
    static final int STACK = 3;
    static final int SITE = 4;
    static final int OBJECT = 5;
    static final int LOCATION = 6;
    static final int LOCK = 7;
    static final int ALLOCATION = 8;

    /** An object like the last one: of its class, and as long. */
    static final int ALIKE = 9;

    private TraceOpcode() {}
}
