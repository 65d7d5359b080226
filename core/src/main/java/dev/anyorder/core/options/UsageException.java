package dev.anyorder.core.options;

/** A usage error. The message is printed without a stack trace. */
public final class UsageException extends RuntimeException {
    public UsageException(String sentence) {
        super(sentence, null, false, false);
    }

    public String sentence() {
        String message = getMessage();
        return message == null ? "" : message;
    }
}
