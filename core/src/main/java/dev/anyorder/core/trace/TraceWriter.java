package dev.anyorder.core.trace;

import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/** Writes chunks, each with one write, so that a program that is killed leaves whole ones. Guarded by itself. */
final class TraceWriter implements Closeable {
    /** Not a channel: that would be closed when a thread of the program is interrupted while it writes. */
    private final FileOutputStream file;

    private int position;

    /** Begins a file anew. */
    TraceWriter(Path path) throws IOException {
        file = new FileOutputStream(path.toFile());
        byte[] head = Arrays.copyOf(Format.MAGIC, Format.HEAD);
        head[Format.MAGIC.length] = Format.VERSION;
        file.write(head);
    }

    /** Writes what there is as one chunk, and clears it. */
    synchronized void chunk(ChunkKind kind, int stream, Output content) throws IOException {
        int length = content.size();
        byte[] head = Format.head(kind, stream, position++, content.bytes(), length);
        byte[] whole = Arrays.copyOf(head, head.length + length);
        System.arraycopy(content.bytes(), 0, whole, head.length, length);
        file.write(whole);
        content.clear();
    }

    @Override
    public synchronized void close() throws IOException {
        file.close();
    }
}
