package dev.anyorder.core.trace;

/** A file that is no trace, or not a whole one. The message is a sentence for the user. */
public final class TraceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TraceException(String sentence) {
        super(sentence, null, false, false);
    }

    /** What the trace speaks of is unknown here. */
    public static TraceException ofAnotherAnyOrder() {
        return new TraceException(
                "The trace speaks of things that this AnyOrder does not know; read it with the AnyOrder "
                        + "that recorded it.");
    }

    /** An analysis asks for what is not recorded. */
    public static TraceException notRecorded(String analysis) {
        return new TraceException("The analysis " + analysis
                + " asks for more than traces hold so far; run the program under anyorder check -a " + analysis + ".");
    }

    /** The sentence for the user. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
