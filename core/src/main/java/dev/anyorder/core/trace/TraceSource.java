package dev.anyorder.core.trace;

import org.jspecify.annotations.Nullable;

/** Callbacks from {@link TraceTaskLog} to the recorder. */
public interface TraceSource {
    /** The calling thread's stream; {@code last} is a hint. */
    ThreadTraceWriter stream(@Nullable ThreadTraceWriter last);

    TracedTask task(@Nullable Object info);

    int lock(Object lock);

    /** The number of the block's stack, of one frame, or 0. */
    int block(@Nullable Object info);

    /** A join; the objects are attached to the tasks. */
    void joined(@Nullable Object ended, @Nullable Object by, ThreadTraceWriter writer);
}
