package dev.anyorder.core.trace;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Leaves a readable trace if the run is killed at any point: a chunk's first byte is {@link TraceFormat#OPEN} until the
 * rest is written. Guarded by this object.
 */
final class TraceWriter implements Closeable {
    /** Not a channel: an interrupt of the program's thread would close it. */
    private final RandomAccessFile file;

    private long at;
    private int position;

    TraceWriter(Path path) throws IOException {
        file = new RandomAccessFile(path.toFile(), "rw");
        file.setLength(0);
        byte[] head = Arrays.copyOf(TraceFormat.MAGIC, TraceFormat.HEAD + 1);
        head[TraceFormat.MAGIC.length] = TraceFormat.VERSION;
        head[TraceFormat.HEAD] = TraceFormat.OPEN;
        file.write(head);
        at = TraceFormat.HEAD;
    }

    synchronized void chunk(ChunkKind kind, int stream, VarintWriter content) throws IOException {
        int length = content.size();
        byte[] head = TraceFormat.head(kind, stream, position++, content.bytes(), length);
        int more = kind == ChunkKind.END ? 0 : 1;
        byte[] whole = Arrays.copyOf(head, head.length + length + more);
        System.arraycopy(content.bytes(), 0, whole, head.length, length);
        whole[0] = TraceFormat.OPEN;
        file.seek(at);
        file.write(whole);
        file.seek(at);
        file.write(head[0]);
        at += head.length + length;
        content.clear();
    }

    @Override
    public synchronized void close() throws IOException {
        file.close();
    }
}
