package dev.anyorder.core.trace;

import org.jspecify.annotations.Nullable;

/** Content of a chunk. The ordinal is part of the format. */
enum ChunkKind {
    DEFINITIONS,
    /** Task and synchronisation events of a thread, with markers of access batches. */
    GRAPH,
    ACCESSES,
    /** Summary of a run that ended normally. */
    END;

    static final ChunkKind[] ALL = values();

    byte code() {
        return (byte) ~ordinal();
    }

    static @Nullable ChunkKind of(byte code) {
        int ordinal = ~code;
        return ordinal >= 0 && ordinal < ALL.length ? ALL[ordinal] : null;
    }
}
