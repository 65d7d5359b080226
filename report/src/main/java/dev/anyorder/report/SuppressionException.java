package dev.anyorder.report;

/**
 * A suppression file cannot be used. The message has a line for each mistake: the file, the line, what is wrong and
 * what to write instead.
 */
public final class SuppressionException extends Exception {
    SuppressionException(String message) {
        super(message);
    }
}
