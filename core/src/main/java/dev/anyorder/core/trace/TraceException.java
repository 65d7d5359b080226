package dev.anyorder.core.trace;

/** The file is not a trace, or is damaged. The message addresses the user. */
public final class TraceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TraceException(String sentence) {
        super(sentence, null, false, false);
    }

    public static TraceException ofAnotherAnyOrder() {
        return new TraceException(
                "The trace contains events that this version does not support. Use the version that recorded it.");
    }

    public static TraceException notRecorded(String analysis) {
        return new TraceException(
                "Traces lack events that analysis '" + analysis + "' needs. Use anyorder check -a " + analysis + ".");
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
