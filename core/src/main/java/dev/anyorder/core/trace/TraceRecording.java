package dev.anyorder.core.trace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A trace that is being written: what is defined, and a {@link ThreadTraceWriter} for each thread. Safe for use by many threads. If
 * writing fails, nothing more is written and nobody is disturbed; {@link #problem} tells.
 */
public final class TraceRecording {
    private final TraceWriter writer;
    private final DefinitionWriter definitions = new DefinitionWriter(this);
    private final Set<ThreadTraceWriter> streams = ConcurrentHashMap.newKeySet();
    private final AtomicInteger lastStream = new AtomicInteger();
    /** Once set, nothing is added. */
    private volatile boolean closed;

    private volatile @Nullable IOException problem;

    interface Attempt {
        void run() throws IOException;
    }

    /** Begins a file anew. */
    public TraceRecording(Path file) throws IOException {
        writer = new TraceWriter(file);
    }

    public DefinitionWriter definitions() {
        return definitions;
    }

    /** A stream for another thread. */
    public ThreadTraceWriter stream(Thread thread) {
        ThreadTraceWriter stream = new ThreadTraceWriter(this, lastStream.incrementAndGet(), thread);
        streams.add(stream);
        return stream;
    }

    /** A thread is over. */
    public void over(ThreadTraceWriter stream) {
        stream.close();
        streams.remove(stream);
    }

    /** Writes all that there is. To be called every second or so. */
    public void flush() {
        streams.forEach(ThreadTraceWriter::flush);
    }

    /** Writes all that there is and the end. What threads do meanwhile and later is left out. */
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

    /** Writes all that there is and no end: from some moment on, something is missing. */
    public void breakOff(IOException why) {
        closed = true;
        streams.forEach(ThreadTraceWriter::close);
        attempt(() -> {
            definitions.flush();
            writer.close();
            throw why;
        });
    }

    /** Why not all could be written, or null. */
    public @Nullable IOException problem() {
        return problem;
    }

    TraceWriter writer() {
        return writer;
    }

    boolean isClosed() {
        return closed;
    }

    /** What one thread did could not be taken down, and nothing that comes later could be understood without it. */
    void abandon() {
        attempt(() -> {
            throw cutShort();
        });
    }

    static IOException cutShort() {
        return new IOException("memory or a thread's stack was used up in the middle of an event");
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
