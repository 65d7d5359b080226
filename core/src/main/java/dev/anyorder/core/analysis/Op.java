package dev.anyorder.core.analysis;

/** What an access does to a location. */
public enum Op {
    READ,
    WRITE;

    /** Whether the access changes the location. */
    public boolean writes() {
        return this != READ;
    }

    /** The name used in reports and JSON. */
    public String text() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
