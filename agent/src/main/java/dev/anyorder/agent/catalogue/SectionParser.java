package dev.anyorder.agent.catalogue;

import org.jspecify.annotations.Nullable;

/** Parses {@code [final] class|interface name [is SAFETY] [if SAFETY] [by runtime class] [since N] [until N]}. */
final class SectionParser {
    private SectionParser() {}

    static boolean begins(String line) {
        return line.startsWith("class ") || line.startsWith("final class ") || line.startsWith("interface ");
    }

    static ClassSection parse(TokenReader tokens) {
        ClassSection.Kind kind = kind(tokens);
        String name = tokens.take("A class name", "Example: 'class java.util.HashMap'.");
        if (name.indexOf('/') >= 0 || name.indexOf('(') >= 0) {
            throw tokens.error("'" + name + "' is not a class name. Use dots, and $ for nested classes.");
        }
        ThreadSafety safety = tokens.take("is") ? nature(tokens) : null;
        ThreadSafety onlyIf = tokens.take("if") ? nature(tokens) : null;
        boolean byRuntimeClass = tokens.take("by");
        if (byRuntimeClass && !(tokens.take("runtime") && tokens.take("class"))) {
            throw tokens.error("Unexpected 'by'. Write 'by runtime class'.");
        }
        ReleaseRange releases = tokens.releases();
        String left = tokens.peek();
        if (left != null) {
            throw tokens.error("Unexpected '" + left + "'. Clauses after the class, in this order: "
                    + "is SAFETY, if SAFETY, by runtime class, since N, until N.");
        }
        return new ClassSection(name.replace('.', '/'), kind, safety, onlyIf, byRuntimeClass, releases, tokens.place());
    }

    private static ClassSection.Kind kind(TokenReader tokens) {
        if (tokens.take("interface")) {
            return ClassSection.Kind.INTERFACE;
        }
        boolean isFinal = tokens.take("final");
        if (!tokens.take("class")) {
            throw tokens.error("A section starts with 'class', 'final class' or 'interface'.");
        }
        return isFinal ? ClassSection.Kind.FINAL_CLASS : ClassSection.Kind.CLASS;
    }

    private static @Nullable ThreadSafety nature(TokenReader tokens) {
        String word = tokens.take("A thread-safety class", "Known: unsafe, synchronized, concurrent.");
        for (ThreadSafety safety : ThreadSafety.values()) {
            if (safety.text().equals(word)) {
                return safety;
            }
        }
        throw tokens.error("'" + word + "' is not a thread-safety class. Known: unsafe, synchronized, concurrent.");
    }
}
