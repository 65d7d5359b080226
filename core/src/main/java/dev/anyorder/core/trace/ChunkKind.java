package dev.anyorder.core.trace;

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
}
