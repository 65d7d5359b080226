package dev.anyorder.core.trace;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Hands files to the reader of traces that a fuzzer makes up: whatever they are, they are read to some end, or refused by a
 * {@link TraceException}. An input is the file itself, or, as a fuzzer cannot guess checksums, the contents of its chunks,
 * which are put together rightly. {@code mvn -pl core -am -Pfuzz test-compile} runs it under Jazzer.
 */
public final class TraceFuzzer {
    private static final int IS_FILE = 0;
    private static final int IS_COMPLETE = 2;
    private static final int STREAMS = 5;

    private static final Path FILE = newFile();

    private TraceFuzzer() {}

    private static Path newFile() {
        try {
            Path file = Files.createTempFile("fuzzed", ".aot");
            file.toFile().deleteOnExit();
            return file;
        } catch (IOException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** Called by Jazzer. */
    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        isRead(input);
    }

    /** Whether the reader has accepted it. */
    static boolean isRead(byte[] input) throws IOException {
        Files.write(FILE, input.length > 0 && input[0] == IS_FILE ? tail(input) : assembled(input));
        try {
            Replayed.of(FILE);
            try (TraceFile file = TraceFile.open(FILE)) {
                StdExport.of(file).write(Writer.nullWriter());
            }
            return true;
        } catch (TraceException refused) {
            if (!refused.sentence().endsWith(".")) {
                throw new AssertionError("not a sentence: " + refused.sentence(), refused);
            }
            return false;
        }
    }

    private static byte[] tail(byte[] input) {
        return java.util.Arrays.copyOfRange(input, 1, input.length);
    }

    /** The file of a run that was killed, or came to its end; of each chunk kind, stream, length in two bytes, and content. */
    private static byte[] assembled(byte[] input) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(TraceFormat.MAGIC);
        file.write(TraceFormat.VERSION);
        ByteBuffer in = ByteBuffer.wrap(input);
        boolean isComplete = in.hasRemaining() && (in.get() & IS_COMPLETE) != 0;
        for (int position = 0; in.remaining() >= 4; position++) {
            ChunkKind kind = ChunkKind.ALL[(in.get() & 0xff) % ChunkKind.ALL.length];
            int stream = (in.get() & 0xff) % STREAMS;
            byte[] content = new byte[Math.min(in.getShort() & 0xffff, in.remaining())];
            in.get(content);
            file.writeBytes(TraceFormat.head(kind, stream, position, content, content.length));
            file.writeBytes(content);
        }
        if (!isComplete) {
            file.write(TraceFormat.OPEN);
        }
        return file.toByteArray();
    }

    /** The input that stands for a trace. */
    static byte[] input(Path trace) throws IOException {
        byte[] file = Files.readAllBytes(trace);
        ByteArrayOutputStream input = new ByteArrayOutputStream();
        input.write(IS_COMPLETE);
        for (int at = TraceFormat.HEAD; at < file.length; ) {
            ByteBuffer head = ByteBuffer.wrap(file, at, Chunk.HEAD);
            ChunkKind kind = java.util.Objects.requireNonNull(ChunkKind.of(head.get()));
            int stream = head.getInt();
            head.getInt();
            int length = head.getInt();
            input.write(kind.ordinal());
            input.write(stream);
            input.write(length >> 8);
            input.write(length);
            input.write(file, at + Chunk.HEAD, length);
            at += Chunk.HEAD + length;
        }
        return input.toByteArray();
    }

    /** Writes inputs to begin with into a folder. */
    public static void main(String[] folder) throws IOException {
        Path to = Files.createDirectories(Path.of(folder[0]));
        for (int seed = 0; seed < 40; seed++) {
            new RandomRun(seed, FILE).run(5 + seed * 3).end();
            Files.write(to.resolve("run" + seed), input(FILE));
        }
    }
}
