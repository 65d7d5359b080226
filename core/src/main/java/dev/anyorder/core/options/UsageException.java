package dev.anyorder.core.options;

/**
 * What the user asked for cannot be done. The message is a whole sentence that says what is wrong and what to do; it is
 * shown as it is, without a stack.
 */
public final class UsageException extends RuntimeException {
    public UsageException(String sentence) {
        super(sentence, null, false, false);
    }

    /** The sentence for the user. */
    public String sentence() {
        String message = getMessage();
        return message == null ? "" : message;
    }
}
