package dev.anyorder.core.analysis;

/** An operation of a task, with its stack, as the driver describes it on request. Opaque to analyses; refers to no object of the program. */
public interface Operation {
    /** Whether it accesses a variable or a queue; if not, it acquires, signals, awaits, starts or ends something. */
    boolean isAccess();
}
