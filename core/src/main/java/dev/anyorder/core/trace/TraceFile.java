package dev.anyorder.core.trace;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A trace on disk. Opening it verifies every chunk. An unfinished last chunk means that the run was killed; any other
 * truncation is damage.
 */
public final class TraceFile implements Closeable {
    private final Path path;
    private final FileChannel file;
    private final List<Chunk> chunks = new ArrayList<>();
    private boolean complete;
    private boolean open;

    private TraceFile(Path path, FileChannel file) {
        this.path = path;
        this.file = file;
    }

    /**
     * Opens and verifies a trace.
     *
     * @throws TraceException if it is unreadable or damaged
     */
    public static TraceFile open(Path path) {
        if (!Files.exists(path)) {
            throw new TraceException("Trace '" + path + "' does not exist. Record one with anyorder record.");
        }
        if (Files.isDirectory(path)) {
            throw new TraceException("Trace '" + path + "' is a folder, not a file.");
        }
        try {
            TraceFile trace = new TraceFile(path, FileChannel.open(path));
            try {
                trace.scan();
                return trace;
            } catch (TraceException | IOException e) {
                trace.close();
                throw e;
            }
        } catch (IOException e) {
            throw new TraceException("Cannot read trace '" + path + "': " + e.getMessage() + ".");
        }
    }

    /**
     * Refuses to overwrite other files.
     *
     * @throws TraceException if no trace can be written there
     */
    public static void checkOutput(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        if (Files.isDirectory(path)) {
            throw refused(path, "it is a folder");
        }
        if (Files.exists(path) && !isTrace(path)) {
            throw refused(path, "it exists and is not a trace");
        }
        if (folder == null || !Files.isDirectory(folder)) {
            throw refused(path, "its folder does not exist");
        }
        if (!Files.isWritable(Files.exists(path) ? path : folder)) {
            throw refused(path, "it is not writable");
        }
    }

    private static TraceException refused(Path path, String why) {
        return new TraceException("Cannot record to '" + path + "': " + why + ". Choose another file.");
    }

    private static boolean isTrace(Path path) {
        try (InputStream in = Files.newInputStream(path)) {
            byte[] head = in.readNBytes(TraceFormat.MAGIC.length);
            return head.length == 0 || Arrays.equals(head, TraceFormat.MAGIC);
        } catch (IOException e) {
            return false;
        }
    }

    private void scan() throws IOException {
        long size = file.size();
        head(size);
        long at = TraceFormat.HEAD;
        while (at < size) {
            if (complete) {
                throw damaged("data follows its end");
            }
            open = bytes(at, 1)[0] == TraceFormat.OPEN;
            long next = chunk(at, size);
            if (next == at) {
                return;
            }
            at = next;
        }
        if (!complete && !open) {
            throw cut();
        }
    }

    private void head(long size) throws IOException {
        byte[] head = bytes(0, (int) Math.min(size, TraceFormat.HEAD));
        boolean begins = head.length > 0;
        for (int i = 0; i < Math.min(head.length, TraceFormat.MAGIC.length); i++) {
            begins &= head[i] == TraceFormat.MAGIC[i];
        }
        if (!begins) {
            throw new TraceException("'" + path + "' is not an AnyOrder trace. Record one with anyorder record.");
        }
        if (head.length < TraceFormat.HEAD) {
            throw cut();
        }
        int version = head[TraceFormat.MAGIC.length] & 0xff;
        if (version == 0) {
            throw damaged("version 0 is invalid");
        }
        if (version != TraceFormat.VERSION) {
            throw new TraceException("Trace '" + path + "' has format version " + version + "; supported: "
                    + TraceFormat.VERSION + ". Record the run again.");
        }
    }

    /** Returns the end of the chunk, or its start if it is unfinished. */
    private long chunk(long at, long size) throws IOException {
        byte[] bytes = bytes(at, (int) Math.min(size - at, Chunk.HEAD));
        if (bytes.length < Chunk.HEAD) {
            if (open) {
                return at;
            }
            throw cut();
        }
        ByteBuffer head = ByteBuffer.wrap(bytes);
        int stream = head.getInt(1);
        int position = head.getInt(5);
        int length = head.getInt(9);
        if (!open && ChunkKind.of(bytes[0]) == null || length < 0 || length > Chunk.MOST || stream < 0) {
            throw damaged("the header of chunk " + chunks.size() + " is invalid");
        }
        long content = at + Chunk.HEAD;
        if (size - content < length) {
            if (open && position == chunks.size()) {
                return at;
            }
            throw cut();
        }
        ChunkKind kind = kind(bytes, bytes(content, length));
        if (kind == null) {
            throw damaged("the checksum of chunk " + chunks.size() + " is wrong");
        }
        if (position != chunks.size()) {
            throw damaged("found chunk " + position + " in the place of chunk " + chunks.size());
        }
        complete = kind == ChunkKind.END;
        chunks.add(new Chunk(kind, stream, content, length));
        return content + length;
    }

    /** Returns null if the checksum is wrong. Tries every kind if the first byte is missing. */
    private static @Nullable ChunkKind kind(byte[] head, byte[] content) {
        byte first = head[0];
        int sum = ByteBuffer.wrap(head).getInt(Chunk.HEAD - 4);
        for (ChunkKind kind : ChunkKind.ALL) {
            if (first == TraceFormat.OPEN || first == kind.code()) {
                head[0] = kind.code();
                if (TraceFormat.sum(head, content, content.length) == sum) {
                    return kind;
                }
            }
        }
        return null;
    }

    private TraceException cut() {
        return damaged("it is truncated after " + chunks.size() + " chunks");
    }

    private TraceException damaged(String how) {
        return new TraceException("Trace '" + path + "' is corrupt: " + how + ". Record the run again.");
    }

    private byte[] bytes(long offset, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        while (bytes.hasRemaining()) {
            if (file.read(bytes, offset + bytes.position()) < 0) {
                return Arrays.copyOf(bytes.array(), bytes.position());
            }
        }
        return bytes.array();
    }

    /** False if the run was killed: about the last second is missing. */
    public boolean isComplete() {
        return complete;
    }

    List<Chunk> chunks() {
        return chunks;
    }

    VarintReader content(Chunk chunk) {
        try {
            byte[] bytes = bytes(chunk.offset(), chunk.length());
            if (bytes.length < chunk.length()) {
                throw cut();
            }
            return new VarintReader(bytes);
        } catch (IOException e) {
            throw new TraceException("Cannot read trace '" + path + "': " + e.getMessage() + ".");
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
