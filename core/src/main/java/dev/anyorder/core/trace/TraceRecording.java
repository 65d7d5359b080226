package dev.anyorder.core.trace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A trace being written. Thread-safe. If writing fails, recording stops silently and {@link #problem} has the cause.
 */
public final class TraceRecording {
    private final TraceWriter writer;
    private final DefinitionWriter definitions = new DefinitionWriter(this);
    private final Set<ThreadTraceWriter> streams = ConcurrentHashMap.newKeySet();
    private final AtomicInteger lastStream = new AtomicInteger();
    /** Volatile: writers that see it add nothing. */
    private volatile boolean closed;

    private volatile @Nullable IOException problem;

    interface Attempt {
        void run() throws IOException;
    }

    /** Truncates the file. */
    public TraceRecording(Path file) throws IOException {
        writer = new TraceWriter(file);
    }

    public DefinitionWriter definitions() {
        return definitions;
    }

    public ThreadTraceWriter stream(Thread thread) {
        ThreadTraceWriter stream = new ThreadTraceWriter(this, lastStream.incrementAndGet(), thread);
        streams.add(stream);
        return stream;
    }

    public void over(ThreadTraceWriter stream) {
        stream.close();
        streams.remove(stream);
    }

    /** Call regularly to bound the loss if the run is killed. */
    public void flush() {
        streams.forEach(ThreadTraceWriter::flush);
    }

    /** Writes the rest and the end. Drops concurrent and later events. */
    public void close(TraceSummary summary) {
        closed = true;
        streams.forEach(ThreadTraceWriter::close);
        attempt(() -> {
            definitions.flush();
            VarintWriter out = new VarintWriter();
            summary.write(out);
            writer.chunk(ChunkKind.END, 0, out);
            writer.close();
        });
    }

    /** Writes the rest without an end, because events are missing. */
    public void breakOff(IOException why) {
        closed = true;
        streams.forEach(ThreadTraceWriter::close);
        attempt(() -> {
            definitions.flush();
            writer.close();
            throw why;
        });
    }

    public @Nullable IOException problem() {
        return problem;
    }

    TraceWriter writer() {
        return writer;
    }

    boolean isClosed() {
        return closed;
    }

    /** Later events would depend on the interrupted one. */
    void abandon() {
        attempt(() -> {
            throw cutShort();
        });
    }

    static IOException cutShort() {
        return new IOException("out of memory or stack space while an event was written");
    }

    void attempt(Attempt attempt) {
        if (problem == null) {
            try {
                attempt.run();
            } catch (IOException e) {
                problem = e;
                closed = true;
            }
        }
    }
}
