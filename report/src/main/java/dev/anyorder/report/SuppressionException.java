package dev.anyorder.report;

/** An invalid suppression file. The message has a line for each error, with its remedy. */
public final class SuppressionException extends Exception {
    SuppressionException(String message) {
        super(message);
    }
}
