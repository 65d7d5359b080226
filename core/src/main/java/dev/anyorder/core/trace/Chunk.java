package dev.anyorder.core.trace;

/** A chunk's place in the file. Stream 0 belongs to no thread. */
record Chunk(ChunkKind kind, int stream, long offset, int length) {
    /** Kind, stream, position in the file, length, checksum. */
    static final int HEAD = 1 + 4 + 4 + 4 + 4;

    static final int MOST = 1 << 30;
}
