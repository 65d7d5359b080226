package dev.anyorder.core.order;

/** Which of the two orders a run keeps. What is not kept costs nothing and cannot be asked for. */
public enum Orders {
    /** What every run of this input orders: everything but locks. */
    LOGICAL,
    /** What this run ordered: locks too. */
    OBSERVED,
    /** Both, sharing what they have in common. */
    BOTH;

    /** What two have to keep who share a run. */
    public Orders and(Orders other) {
        return this == other ? this : BOTH;
    }

    boolean logical() {
        return this != OBSERVED;
    }

    boolean observed() {
        return this != LOGICAL;
    }
}
