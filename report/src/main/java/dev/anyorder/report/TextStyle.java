package dev.anyorder.report;

/** Terminal styles. */
enum TextStyle {
    PLAIN(""),
    STRONG("\u001b[1m"),
    DIM("\u001b[2m"),
    ERROR("\u001b[1;31m"),
    WARNING("\u001b[1;33m"),
    NOTE("\u001b[1;36m"),
    SOURCE("\u001b[32m");

    static final String END = "\u001b[0m";

    final String begin;

    TextStyle(String begin) {
        this.begin = begin;
    }
}
