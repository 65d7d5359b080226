package dev.anyorder.core.finding;

/** How sure a finding is, surest first. */
public enum Evidence {
    /** Unordered even in the run that was observed. */
    OBSERVED,
    /** Ordered in this run only by the order of lock acquisitions, which another schedule can reverse. */
    PREDICTED,
    /** Predicted, but the other order may change the control flow. */
    CONDITIONAL;

    /** The name used in reports and JSON. */
    public String text() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
