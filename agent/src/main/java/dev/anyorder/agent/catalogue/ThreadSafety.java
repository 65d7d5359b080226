package dev.anyorder.agent.catalogue;

import java.util.Locale;

/**
 * The thread safety of a class, inherited from the nearest supertype. Accesses to classes without one are not modelled.
 */
public enum ThreadSafety {
    /** No protection: methods read and write the state. */
    UNSAFE,
    /** Each method is synchronized on the object. Rules for unsafe objects hold, made atomic. */
    SYNCHRONIZED,
    /** Thread-safe otherwise: an insertion happens before the removal. */
    CONCURRENT;

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean satisfies(ThreadSafety wanted) {
        return this == wanted || (this == SYNCHRONIZED && wanted == UNSAFE);
    }
}
