package dev.anyorder.core.finding;

/** Certainty of a finding, highest first. */
public enum Evidence {
    /** Unordered even in this run. */
    OBSERVED,
    /** Ordered in this run only by lock acquisition order, which another schedule can reverse. */
    PREDICTED,
    /** Predicted, but the other order may change control flow. */
    CONDITIONAL;

    /** The name in reports and JSON. */
    public String text() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
