package dev.anyorder.report;

/** A report could not be written or read back. The message is a sentence for the user: what is wrong, what to do. */
public final class ReportException extends Exception {
    public ReportException(String message) {
        super(message);
    }

    public ReportException(String message, Throwable cause) {
        super(message, cause);
    }
}
