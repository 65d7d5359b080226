package dev.anyorder.core.trace;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Writes chunks so that a program that is killed, at whatever moment, leaves a trace that can be read. A chunk counts once its
 * first byte is there, which is written last and by itself; until then there is {@link TraceFormat#OPEN}. Guarded by itself.
 */
final class TraceWriter implements Closeable {
    /** Not a channel: that would be closed when a thread of the program is interrupted while it writes. */
    private final RandomAccessFile file;

    private long at;
    private int position;

    /** Begins a file anew. */
    TraceWriter(Path path) throws IOException {
        file = new RandomAccessFile(path.toFile(), "rw");
        file.setLength(0);
        byte[] head = Arrays.copyOf(TraceFormat.MAGIC, TraceFormat.HEAD + 1);
        head[TraceFormat.MAGIC.length] = TraceFormat.VERSION;
        head[TraceFormat.HEAD] = TraceFormat.OPEN;
        file.write(head);
        at = TraceFormat.HEAD;
    }

    /** Writes what there is as one chunk, and clears it. */
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
