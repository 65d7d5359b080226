package dev.anyorder.core.trace;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/**
 * Magic number, version, chunks. Checksum and position in a chunk's head reveal damage, loss, duplication and
 * reordering. A byte follows every chunk except the last: the next chunk's first, or {@link #OPEN}.
 */
final class TraceFormat {
    /** Text conversions change it. */
    static final byte[] MAGIC = {(byte) 0x89, 'A', 'O', 'T', '\r', '\n', 0x1a, '\n'};

    static final int VERSION = 3;

    /** Marks an unfinished chunk. Differs from every kind in many bits. */
    static final byte OPEN = 0;

    static final int HEAD = MAGIC.length + 1;

    private TraceFormat() {}

    static byte[] head(ChunkKind kind, int stream, int position, byte[] content, int length) {
        ByteBuffer head = ByteBuffer.allocate(Chunk.HEAD)
                .put(kind.code())
                .putInt(stream)
                .putInt(position)
                .putInt(length);
        return head.putInt(sum(head.array(), content, length)).array();
    }

    static int sum(byte[] head, byte[] content, int length) {
        CRC32C sum = new CRC32C();
        sum.update(head, 0, Chunk.HEAD - 4);
        sum.update(content, 0, length);
        return (int) sum.getValue();
    }
}
