package dev.anyorder.core.trace;

/**
 * A chunk of a trace: where its content is.
 *
 * @param stream the number of the thread that it is of; 0 for what is not of one thread
 */
record Chunk(ChunkKind kind, int stream, long offset, int length) {
    /** Kind, stream, position in the file, length, checksum. */
    static final int HEAD = 1 + 4 + 4 + 4 + 4;

    static final int MOST = 1 << 30;
}
