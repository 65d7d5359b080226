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
            throw new TraceException("There is no trace " + path + "; anyorder record makes one.");
        }
        if (Files.isDirectory(path)) {
            throw new TraceException("The trace " + path + " is a folder; name a file that anyorder record made.");
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
            throw new TraceException("The trace " + path + " cannot be read: " + e.getMessage() + ".");
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
            throw refused(path, "is a folder; name a file");
        }
        if (Files.exists(path) && !isTrace(path)) {
            throw refused(path, "already exists and is no trace; name another file, or move this one away");
        }
        if (folder == null || !Files.isDirectory(folder)) {
            throw refused(path, "is in a folder that does not exist; name another one");
        }
        if (!Files.isWritable(Files.exists(path) ? path : folder)) {
            throw refused(path, "cannot be written; name another file");
        }
    }

    private static TraceException refused(Path path, String why) {
        return new TraceException("The trace " + path + " " + why + ". Nothing was written.");
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
                throw damaged("it goes on after its end");
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
            throw new TraceException(path + " is not a trace of AnyOrder; name a file that anyorder record made.");
        }
        if (head.length < TraceFormat.HEAD) {
            throw cut();
        }
        int version = head[TraceFormat.MAGIC.length] & 0xff;
        if (version == 0) {
            throw damaged("there is no version 0");
        }
        if (version != TraceFormat.VERSION) {
            throw new TraceException("The trace " + path + " is of version " + version + ", and this AnyOrder reads "
                    + TraceFormat.VERSION + "; read it with the AnyOrder that recorded it, or record the run again.");
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
            throw damaged("chunk " + chunks.size() + " has a head that cannot be");
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
            throw damaged("chunk " + position + " comes as chunk " + chunks.size());
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
        return damaged("it is cut off after " + chunks.size() + " chunks");
    }

    private TraceException damaged(String how) {
        return new TraceException("The trace " + path + " is damaged: " + how + ". Record the run again.");
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
            throw new TraceException("The trace " + path + " cannot be read: " + e.getMessage() + ".");
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
