package dev.anyorder.core.finding;

/** The names are part of the stable JSON interface. */
public enum FindingKind {
    DATA_RACE("data-race"),
    DETERMINACY_RACE("determinacy-race"),
    ROUNDING_RACE("rounding-race"),
    ATOMICITY_VIOLATION("atomicity-violation"),
    ATOMICITY_CYCLE("atomicity-cycle"),
    DETERMINISM_CONFLICT("determinism-conflict"),
    DETERMINISM_CYCLE("determinism-cycle"),
    NONDETERMINISM_SOURCE("nondeterminism-source"),
    DEADLOCK("deadlock"),
    /** Not a defect: counts of an analysis. */
    MEASUREMENT("measurement");

    private final String text;

    FindingKind(String text) {
        this.text = text;
    }

    /** The name in reports, suppressions and JSON. */
    public String text() {
        return text;
    }
}
