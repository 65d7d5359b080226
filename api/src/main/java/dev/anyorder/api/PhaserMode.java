package dev.anyorder.api;

/** What a task does with a phaser. */
public enum PhaserMode {
    /** Others wait for this task; it waits for nobody and may run ahead: a producer. */
    SIGNAL,
    /** This task waits for others; nobody waits for it: a consumer. */
    WAIT,
    /** Both: a barrier. */
    SIGNAL_WAIT;

    boolean signals() {
        return this != WAIT;
    }

    boolean waits() {
        return this != SIGNAL;
    }

    /** Whether a task in this mode may register another in {@code mode}. */
    boolean covers(PhaserMode mode) {
        return this == SIGNAL_WAIT || this == mode;
    }
}
