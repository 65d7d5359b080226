package dev.anyorder.core.finding;

/** How much a finding matters, most important first. */
public enum Severity {
    ERROR,
    WARNING,
    NOTE;

    /** The name used in reports, options and JSON. */
    public String text() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /** Whether this severity is as important as the other, or more. */
    public boolean atLeast(Severity other) {
        return compareTo(other) <= 0;
    }
}
