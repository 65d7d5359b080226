package dev.anyorder.core.trace;

import org.jspecify.annotations.Nullable;

/** What a chunk holds. The ordinal is part of the format. */
enum ChunkKind {
    /** Names, sites, stacks, objects, locations and locks that others refer to by number. */
    DEFINITIONS,
    /** What the tasks on one thread did to the order, with a mark where accesses belong. */
    GRAPH,
    /** The accesses of one thread's tasks. */
    ACCESSES,
    /** The run came to its end, and this is what there is to say of it as a whole. */
    END;

    static final ChunkKind[] ALL = values();

    /** The first byte of such a chunk. */
    byte code() {
        return (byte) ~ordinal();
    }

    /** The kind of a first byte, or null. */
    static @Nullable ChunkKind of(byte code) {
        int ordinal = ~code;
        return ordinal >= 0 && ordinal < ALL.length ? ALL[ordinal] : null;
    }
}
