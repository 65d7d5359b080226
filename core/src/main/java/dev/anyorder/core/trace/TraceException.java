package dev.anyorder.core.trace;

/** The file is not a trace, or is damaged. The message addresses the user. */
public final class TraceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TraceException(String sentence) {
        super(sentence, null, false, false);
    }

    public static TraceException ofAnotherAnyOrder() {
        return new TraceException(
                "The trace speaks of things that this AnyOrder does not know; read it with the AnyOrder "
                        + "that recorded it.");
    }

    public static TraceException notRecorded(String analysis) {
        return new TraceException("The analysis " + analysis
                + " asks for more than traces hold so far; run the program under anyorder check -a " + analysis + ".");
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
