package dev.anyorder.core.trace;

/** Opcodes of events, accesses and definitions. Part of the format. */
final class TraceOpcode {
    /** Sets the task, and the number of its earlier events. */
    static final int SWITCH = 1;

    /** A task without an observed parent. */
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

    /** Position of the stream's next access batch. */
    static final int BATCH = 14;

    /** The first join of a task. */
    static final int WAITED = 15;

    static final int INITIALISED = 16;

    /** A {@link #SPAWN} that no finish waits for. */
    static final int SPAWN_APART = 17;

    static final int BEGIN_ATOMIC = 18;

    static final int END_ATOMIC = 19;

    /** Low bits of an access: one of these. The rest is the site's distance. */
    static final int BITS = 3;

    static final int ACCESS = 0;
    static final int ACCESS_WITH_STACK = 1;
    static final int FOOTPRINT = 2;
    static final int FOOTPRINT_WITH_STACK = 3;
    static final int FRESH = 4;
    static final int FRESH_WITH_STACK = 5;
    static final int DECLARED = 6;
    static final int OTHER = 7;

    /** Footprint forms; runs have even numbers. */
    static final int WINDOW = 1;

    static final int SCATTERED = 3;

    /** Larger exponents of a stride follow in a byte. */
    static final int WIDE = 7;

    /** Values after {@link #OTHER}. */
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

    /** As the previous object: same class and length. */
    static final int ALIKE = 9;

    private TraceOpcode() {}
}
