package dev.anyorder.core.analysis;

/** An operation of a task with its stack. Opaque to analyses; refers to no object of the program. */
public interface Operation {
    /** Whether it accesses a variable or queue, rather than synchronises. */
    boolean isAccess();
}
