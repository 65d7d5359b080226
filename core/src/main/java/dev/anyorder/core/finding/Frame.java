package dev.anyorder.core.finding;

import org.jspecify.annotations.Nullable;

/**
 * A stack frame, or the site of an access.
 *
 * @param className binary name, {@code a.b.C$D}
 * @param file source file; empty if unknown
 * @param line 0 if unknown
 */
public record Frame(String className, String method, String file, int line) {
    /** Hand-written: the generated record methods slow down start-up. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Frame that
                && line == that.line
                && method.equals(that.method)
                && className.equals(that.className)
                && file.equals(that.file);
    }

    @Override
    public int hashCode() {
        return (className.hashCode() * 31 + method.hashCode()) * 31 + line;
    }
}
