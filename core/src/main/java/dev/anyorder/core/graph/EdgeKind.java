package dev.anyorder.core.graph;

/** Why one node is before another. */
public enum EdgeKind {
    /** The same task goes on. */
    CONTINUE,
    /** The first posts, or spawns, the task of the second. */
    POST,
    /** The second awaits the end of the first one's task: await, ewait, the get of a future, a dependency. */
    JOIN,
    /** The first is the last of a task in a finish, and the second follows the finish. */
    FINISH,
    /** What the first signalled, the second awaited: a barrier, a latch, a token. */
    SIGNAL,
    /** Two isolated sections, in the order of this run. */
    ISOLATED
}
