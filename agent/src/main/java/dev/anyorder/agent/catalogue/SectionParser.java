package dev.anyorder.agent.catalogue;

import org.jspecify.annotations.Nullable;

/**
 * Reads the head of a section: {@code [final] class|interface name [is nature] [if nature] [by runtime class]
 * [since N] [until N]}.
 */
final class SectionParser {
    private SectionParser() {}

    /** Whether a line begins a section. */
    static boolean begins(String line) {
        return line.startsWith("class ") || line.startsWith("final class ") || line.startsWith("interface ");
    }

    static Section parse(Words words) {
        Section.Kind kind = kind(words);
        String name = words.take("The name of a class", "Write its full name, as in 'class java.util.HashMap'.");
        if (name.indexOf('/') >= 0 || name.indexOf('(') >= 0) {
            throw words.error("'" + name + "' is not the name of a class. Write it with dots, nested ones with $.");
        }
        Nature nature = words.take("is") ? nature(words) : null;
        Nature onlyIf = words.take("if") ? nature(words) : null;
        boolean byRuntimeClass = words.take("by");
        if (byRuntimeClass && !(words.take("runtime") && words.take("class"))) {
            throw words.error("'by' is not followed by 'runtime class'. Write 'by runtime class'.");
        }
        Releases releases = words.releases();
        String left = words.peek();
        if (left != null) {
            throw words.error("'" + left + "' is not understood here. After the class may come, in this order: "
                    + "is NATURE, if NATURE, by runtime class, since N, until N.");
        }
        return new Section(name.replace('.', '/'), kind, nature, onlyIf, byRuntimeClass, releases, words.place());
    }

    private static Section.Kind kind(Words words) {
        if (words.take("interface")) {
            return Section.Kind.INTERFACE;
        }
        boolean isFinal = words.take("final");
        if (!words.take("class")) {
            throw words.error("A section begins with 'class', 'final class' or 'interface'.");
        }
        return isFinal ? Section.Kind.FINAL_CLASS : Section.Kind.CLASS;
    }

    private static @Nullable Nature nature(Words words) {
        String word = words.take("A nature", "Use unsafe, guarded or concurrent.");
        for (Nature nature : Nature.values()) {
            if (nature.text().equals(word)) {
                return nature;
            }
        }
        throw words.error("'" + word + "' is not a nature. Use unsafe, guarded or concurrent.");
    }
}
