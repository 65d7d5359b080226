package dev.anyorder.report.picture;

/** The reason for an edge. */
public enum EdgeReason {
    /** Program order. */
    NEXT("the task goes on"),
    SPAWN("starts"),
    JOIN("is waited for by"),
    /** A future, a latch, a volatile field. */
    ORDER("is before");

    private final String text;

    EdgeReason(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }
}
