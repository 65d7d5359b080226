package dev.anyorder.core.graph;

/** When races are searched for. The racy locations are the same. */
public enum RaceCheckTime {
    /** After the run; keeps nodes and edges. */
    AFTER_THE_RUN,
    /** At the end of each region, whose nodes are then merged; keeps no edges. */
    ON_THE_FLY
}
