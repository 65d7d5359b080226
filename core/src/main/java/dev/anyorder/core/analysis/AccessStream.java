package dev.anyorder.core.analysis;

/** Accesses beside those to single locations, at which only some analyses look, each in its own way. */
public enum AccessStream {
    /** To a group of locations that are to be read and written at once. */
    GROUP,
    /** To a part of a thread-safe object, such as what belongs to a key of a concurrent map. */
    PART,
    /** To the number of parts that such an object has. */
    COUNT,
    /** That depend on what another has read, or on which another may depend. */
    PAIR,
    /** Of calls to a single key of a thread-safe object: what they find and leave there. */
    KEY
}
