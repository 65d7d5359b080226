package dev.anyorder.core.analysis;

/** How a task acquires a lock. */
public enum LockMode {
    /** With other readers. */
    SHARED,
    EXCLUSIVE,
    /** Alone, in a method whose calls are declared to commute. */
    COMMUTING;

    public boolean isShared() {
        return this == SHARED;
    }
}
