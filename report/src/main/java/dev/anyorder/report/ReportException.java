package dev.anyorder.report;

/** A report cannot be written or read. The message says what is wrong and what to do. */
public final class ReportException extends Exception {
    public ReportException(String message) {
        super(message);
    }

    public ReportException(String message, Throwable cause) {
        super(message, cause);
    }
}
