package dev.anyorder.core.analysis;

/** How a task acquires a lock. */
public enum LockMode {
    SHARED,
    EXCLUSIVE,
    /** Exclusive, in a method declared to commute. */
    COMMUTING;

    public boolean isShared() {
        return this == SHARED;
    }
}
