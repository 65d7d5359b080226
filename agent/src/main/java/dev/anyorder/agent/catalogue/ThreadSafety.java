package dev.anyorder.agent.catalogue;

import java.util.Locale;

/**
 * The thread safety of a class: that of the nearest of its supertypes that has one. Most classes have none, and
 * accesses to their state are not modelled.
 */
public enum ThreadSafety {
    /** Not thread-safe: its methods read and write a state that nothing protects. */
    UNSAFE,
    /** As unsafe, but each method is synchronized on the object. Rows for unsafe objects hold, made atomic. */
    SYNCHRONIZED,
    /** Thread-safe by other means: what is put in is ordered before it is taken out. */
    CONCURRENT;

    /** The word in a catalogue file. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether a row that was written for {@code wanted} holds for an object of this nature. */
    boolean satisfies(ThreadSafety wanted) {
        return this == wanted || (this == SYNCHRONIZED && wanted == UNSAFE);
    }
}
