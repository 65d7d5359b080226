package dev.anyorder.core.trace;

import java.util.List;

/**
 * Receives a trace in an order that respects happens-before and each task's program order. Numbers refer to {@link
 * TraceDefinitions}.
 */
public abstract class TraceVisitor {
    public void root(TracedTask task) {}

    /** {@code isApart} if no finish waits for the child. */
    public void spawned(int parent, TracedTask child, boolean isApart) {}

    public void joined(int task, int ended) {}

    public void ended(int task) {}

    public void signalled(int task, long stamp) {}

    public void merged(long stamp, long one, long other) {}

    public void awaited(int task, long stamp) {}

    /** As {@link #awaited}, in the observed order only. */
    public void observed(int task, long stamp) {}

    /** Each lock is twice its number, plus 1 if shared. */
    public void holds(int task, int[] locks) {}

    public void stepEnded(int task) {}

    public void finishBegan(int task) {}

    public void finishEnded(int task) {}

    /** {@code where} is the number of a stack of one frame, or 0. */
    public void blockBegan(int task, int where) {}

    public void blockEnded(int task) {}

    public void waited(int ended, int by, int stack) {}

    /** Static initialisers count as locks. */
    public void initialised(int lock) {}

    /** Constructor writes to new fields; the number identifies their history. */
    public void fresh(int task, int site, int stack, boolean declared, long number) {}

    /** The location starts with the history of constructor writes. */
    public void begins(int location, long fresh) {}

    /** The location starts with another's current history. */
    public void copied(int location, int from) {}

    public void accessed(int task, int site, int location, int stack, boolean declared) {}

    /** Array accesses of a step, or some of them. */
    public void footprints(int task, List<TracedFootprint> all) {}
}
