package dev.anyorder.core.finding;

/**
 * One frame of a stack, innermost first in the list that holds it; also the site of an access.
 *
 * @param className the binary name of the class, {@code a.b.C$D}
 * @param method the name of the method
 * @param file the source file, or an empty string when the class file does not say
 * @param line the line, or 0 when the class file does not say
 */
public record Frame(String className, String method, String file, int line) {}
