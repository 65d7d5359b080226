package dev.anyorder.core.order;

/** What a task of a random program can do. */
enum Op {
    /** A new task, named by the object. */
    SPAWN,
    /** Wait for the task that the object names. */
    JOIN,
    FINISH,
    UNFINISH,
    END,
    /** Put a stamp into the slot that the object names, in place of what was there: a volatile, a lock's release. */
    SIGNAL,
    /** Merge a stamp into the slot: a latch, a semaphore. */
    ADD,
    /** Wait for what is in the slot. */
    AWAIT,
    /** Take a lock whose release is in the slot: an edge of the observed order only. */
    TAKE,
    /** Be informed by the step whose stamp came into the slot last: an edge of the informed and observed orders. */
    INFORM,
    /** The object is a set of tasks, one bit each: they and the subject meet at a barrier. */
    BARRIER,
    /** A root of its own, named by the object. */
    ROOT
}
