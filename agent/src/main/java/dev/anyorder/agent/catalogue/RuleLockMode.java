package dev.anyorder.agent.catalogue;

/** How a lock is held. */
public enum RuleLockMode {
    /** By one task alone. */
    EXCLUSIVE(""),
    /** A read lock. */
    SHARED("shared"),
    /** Only for releases: the held mode. */
    ANY("any");

    private final String text;

    RuleLockMode(String text) {
        this.text = text;
    }

    /** Empty for the default. */
    public String text() {
        return text;
    }
}
