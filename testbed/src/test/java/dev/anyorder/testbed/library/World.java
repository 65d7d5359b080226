package dev.anyorder.testbed.library;

import java.util.List;

/**
 * Where a program is gone through: what its tasks do is told here, one task after the other.
 *
 * @param <T> a task
 */
interface World<T> {
    /** A new task. What it does is told before its parent goes on. */
    T child(T parent);

    void end(T task);

    /** The task has waited for another, which has ended. */
    void join(T task, T ended);

    void beginFinish(T task);

    void endFinish(T task);

    void touch(T task, char what, int field);

    /** The task enters a section, in these rounds of loops around. */
    void enter(T task, Statement.Isolated section, List<Integer> rounds);

    void leave(T task);

    /** The task signals, or is over; returns the point. */
    int point(T task);

    /** What the task does from here on comes after points that are told later; returns this one. */
    int later(T task);

    /** What is after the second point is after what is before the first. */
    void edge(int before, int after);
}
