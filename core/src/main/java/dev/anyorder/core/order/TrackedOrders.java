package dev.anyorder.core.order;

/** The orders that a run tracks. Others cost nothing and cannot be queried. */
public enum TrackedOrders {
    /** Order of every run of this input: without locks. */
    LOGICAL,
    /** Order of this run: with lock acquisition order. */
    OBSERVED,
    /** Both; equal clocks are shared. */
    BOTH,
    /** Both, and the informed order: data passed under locks counts, acquisition order does not. */
    ALL;

    boolean logical() {
        return this != OBSERVED;
    }

    boolean observed() {
        return this != LOGICAL;
    }

    boolean informed() {
        return this == ALL;
    }

    /** The orders needed for two analyses. */
    public TrackedOrders and(TrackedOrders other) {
        return this == other ? this : this == ALL || other == ALL ? ALL : BOTH;
    }
}
