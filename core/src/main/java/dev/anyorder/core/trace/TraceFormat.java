package dev.anyorder.core.trace;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/**
 * The outer form of a trace: eight bytes by which it is known, its version, and then chunks. A chunk has a head of
 * {@value Chunk#HEAD} bytes with a checksum over the rest of the head and the content, and in its head its own position
 * among the chunks, so that none can be lost, doubled or moved without being noticed. Where a chunk that is not the last ends
 * there is always a byte more: the first of the next one, or {@link #OPEN}.
 */
final class TraceFormat {
    /** Not text, and changed by whatever takes it for text. */
    static final byte[] MAGIC = {(byte) 0x89, 'A', 'O', 'T', '\r', '\n', 0x1a, '\n'};

    static final int VERSION = 3;

    /** In the place of a chunk's kind: it was not written to its end. Of all kinds many bits away. */
    static final byte OPEN = 0;

    static final int HEAD = MAGIC.length + 1;

    private TraceFormat() {}

    /** The head of a chunk. */
    static byte[] head(ChunkKind kind, int stream, int position, byte[] content, int length) {
        ByteBuffer head = ByteBuffer.allocate(Chunk.HEAD)
                .put(kind.code())
                .putInt(stream)
                .putInt(position)
                .putInt(length);
        return head.putInt(sum(head.array(), content, length)).array();
    }

    /** The checksum of a chunk. */
    static int sum(byte[] head, byte[] content, int length) {
        CRC32C sum = new CRC32C();
        sum.update(head, 0, Chunk.HEAD - 4);
        sum.update(content, 0, length);
        return (int) sum.getValue();
    }
}
