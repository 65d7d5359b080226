package dev.anyorder.core.graph;

/** When a graph is looked through for races. The racy locations are the same. */
public enum RaceCheckTime {
    /** When all is over; nodes and edges are kept. */
    AFTER_THE_RUN,
    /** Whenever a region is over; its nodes become one, and no edges are kept. */
    ON_THE_FLY
}
