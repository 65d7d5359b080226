package dev.anyorder.core.finding;

import org.jspecify.annotations.Nullable;

/**
 * One frame of a stack, innermost first in the list that holds it; also the site of an access.
 *
 * @param className the binary name of the class, {@code a.b.C$D}
 * @param method the name of the method
 * @param file the source file, or an empty string when the class file does not say
 * @param line the line, or 0 when the class file does not say
 */
public record Frame(String className, String method, String file, int line) {
    /** As a record does it, which would take long the first time. */
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
