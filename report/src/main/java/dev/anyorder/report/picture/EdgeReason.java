package dev.anyorder.report.picture;

/** Why one node of a picture comes before another. */
public enum EdgeReason {
    /** The same task goes on. */
    NEXT("the task goes on"),
    /** The first task starts the second. */
    SPAWN("starts"),
    /** The second task waits for the end of the first. */
    JOIN("is waited for by"),
    /** Something else: a future, a latch, a volatile field. */
    ORDER("is before");

    private final String text;

    EdgeReason(String text) {
        this.text = text;
    }

    /** In words. */
    public String text() {
        return text;
    }
}
