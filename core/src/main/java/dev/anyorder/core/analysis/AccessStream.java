package dev.anyorder.core.analysis;

/** Optional access streams besides those of single locations. Analyses subscribe to them. */
public enum AccessStream {
    /** Groups of locations that are accessed atomically. */
    GROUP,
    /** Components of a thread-safe object, such as one key of a concurrent map. */
    PART,
    /** The number of components of such an object. */
    COUNT,
    /** Pairs of dependent accesses. */
    PAIR,
    /** Calls on one key of a thread-safe object: values found and left there. */
    KEY
}
