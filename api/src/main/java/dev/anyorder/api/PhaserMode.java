package dev.anyorder.api;

/** The role of a task in a phaser. */
public enum PhaserMode {
    /** A producer: signals, and may run ahead. */
    SIGNAL,
    /** A consumer: waits. */
    WAIT,
    /** A barrier: signals and waits. */
    SIGNAL_WAIT;

    boolean signals() {
        return this != WAIT;
    }

    boolean waits() {
        return this != SIGNAL;
    }

    /** Whether it may register a task in {@code mode}. */
    boolean covers(PhaserMode mode) {
        return this == SIGNAL_WAIT || this == mode;
    }
}
