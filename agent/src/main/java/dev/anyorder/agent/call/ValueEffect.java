package dev.anyorder.agent.call;

/** What a call does to the value that belongs to its key, as the last column of {@code dealings.txt} names it. */
public enum ValueEffect {
    LOOKS,
    SETS,
    FILLS,
    REMOVES,
    COMBINES,
    COMPUTES;

    /** Whether there may be a value after it where there was none. */
    public boolean puts() {
        return this != LOOKS && this != REMOVES;
    }
}
