package dev.anyorder.core.finding;

/** Severity of a finding, highest first. */
public enum Severity {
    ERROR,
    WARNING,
    NOTE;

    /** The name in reports, options and JSON. */
    public String text() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    public boolean atLeast(Severity other) {
        return compareTo(other) <= 0;
    }
}
