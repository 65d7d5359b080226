package dev.anyorder.core.trace;

import org.jspecify.annotations.Nullable;

/** What the journal of a run has to ask of whoever runs its tasks. */
public interface TraceSource {
    /**
     * The stream of the calling thread.
     *
     * @param last the one that was right the last time, as a hint
     */
    ThreadTraceWriter stream(@Nullable ThreadTraceWriter last);

    /** What there is to say of a task, by what was attached to it. */
    TracedTask task(@Nullable Object info);

    /** The number of a lock. */
    int lock(Object lock);

    /** The number of the stack, of one frame, by which a block is known; 0 if there is none. */
    int block(@Nullable Object info);

    /** A task was seen to end by another one; these are what was attached to them. */
    void joined(@Nullable Object ended, @Nullable Object by, ThreadTraceWriter writer);
}
