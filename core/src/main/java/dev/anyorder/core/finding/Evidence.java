package dev.anyorder.core.finding;

/** How sure a finding is. */
public enum Evidence {
    /** Not ordered even in the run that was watched. */
    OBSERVED,
    /** Ordered in this run only by locks that another schedule may take the other way round. */
    PREDICTED,
    /** Predicted, but the other order may take another branch. */
    CONDITIONAL,
    /** Replayed. */
    CONFIRMED;

    /** The name used in reports and JSON. */
    public String text() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
