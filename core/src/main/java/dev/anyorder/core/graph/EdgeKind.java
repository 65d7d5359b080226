package dev.anyorder.core.graph;

/** The reason for an edge. */
public enum EdgeKind {
    /** Program order. */
    CONTINUE,
    /** From the creator to the new task. */
    POST,
    /** From the end of a task to its join. */
    JOIN,
    /** From the end of a task to the end of its finish. */
    FINISH,
    /** From a signal to its wait. */
    SIGNAL,
    /** Between isolated sections, in the order of this run. */
    ISOLATED
}
