package dev.anyorder.agent.catalogue;

import java.util.Locale;

/**
 * What sort of object it is, as far as threads are concerned. A class has the nature of the nearest of its supertypes
 * that has one; most classes have none, and the state of their objects is of no interest here.
 */
public enum ThreadSafety {
    /** Not thread-safe: its methods read and write a state that nothing protects. */
    UNSAFE,
    /** As unsafe, but each method is synchronized on the object. Rows for unsafe objects hold, made atomic. */
    GUARDED,
    /** Thread-safe by other means: what is put in is ordered before it is taken out. */
    CONCURRENT;

    /** The word in a catalogue file. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether a row that was written for {@code wanted} holds for an object of this nature. */
    boolean satisfies(ThreadSafety wanted) {
        return this == wanted || (this == GUARDED && wanted == UNSAFE);
    }
}
