package dev.anyorder.core.order;

/** Which of the orders a run keeps. What is not kept costs nothing and cannot be asked for. */
public enum TrackedOrders {
    /** What every run of this input orders: everything but locks. */
    LOGICAL,
    /** What this run ordered: locks too. */
    OBSERVED,
    /** Both, sharing what they have in common. */
    BOTH,
    /** Both, and in between the informed one: what is handed over under locks counts, the taking of locks does not. */
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

    /** What a run keeps for two who ask. */
    public TrackedOrders and(TrackedOrders other) {
        return this == other ? this : this == ALL || other == ALL ? ALL : BOTH;
    }
}
