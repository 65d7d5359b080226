package dev.anyorder.agent.catalogue;

/** How a lock is held. */
public enum RuleLockMode {
    /** By one task alone. */
    EXCLUSIVE(""),
    /** Together with other tasks that hold it shared: a read lock. */
    SHARED("shared"),
    /** Only to release: whichever mode the task holds. */
    ANY("any");

    private final String text;

    RuleLockMode(String text) {
        this.text = text;
    }

    /** The word in a catalogue file; empty for the default. */
    public String text() {
        return text;
    }
}
