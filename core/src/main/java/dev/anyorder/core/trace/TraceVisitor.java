package dev.anyorder.core.trace;

import java.util.List;

/**
 * Is told what happened in a recorded run, in an order in which it could have happened: what one task did in the order in
 * which it did it, and what depends on something after it. Tasks, sites and so on are numbers, for the {@link TraceDefinitions}.
 */
public abstract class TraceVisitor {
    public void root(TracedTask task) {}

    /**
     * A task was spawned.
     *
     * @param isApart whether no finish waits for it
     */
    public void spawned(int parent, TracedTask child, boolean isApart) {}

    public void joined(int task, int ended) {}

    public void ended(int task) {}

    /** The task has left a stamp. */
    public void signalled(int task, long stamp) {}

    /** A stamp was made of two. */
    public void merged(long stamp, long one, long other) {}

    public void awaited(int task, long stamp) {}

    /** As {@link #awaited}, in the observed order alone. */
    public void observed(int task, long stamp) {}

    /**
     * The task holds these locks.
     *
     * @param locks the number of each, doubled, and one more if it is shared
     */
    public void holds(int task, int[] locks) {}

    public void stepEnded(int task) {}

    public void finishBegan(int task) {}

    public void finishEnded(int task) {}

    /**
     * What the task does from here on is in a block.
     *
     * @param where the number of the stack, of one frame, by which the block is known; 0 if there is none
     */
    public void blockBegan(int task, int where) {}

    public void blockEnded(int task) {}

    /** A task was first waited for, by another, at a stack. */
    public void waited(int ended, int by, int stack) {}

    /** A static initialiser, which is a lock, is over. */
    public void initialised(int lock) {}

    /** A constructor of the task touched fields of new objects; what it left there has a number. */
    public void fresh(int task, int site, int stack, boolean declared, long number) {}

    /** A location is what constructors left, before its first access is told. */
    public void begins(int location, long fresh) {}

    /** A location is what another one is now, before its first access is told. */
    public void copied(int location, int from) {}

    public void accessed(int task, int site, int location, int stack, boolean declared) {}

    /** What one step of a task did to arrays, or part of it. */
    public void footprints(int task, List<TracedFootprint> all) {}
}
