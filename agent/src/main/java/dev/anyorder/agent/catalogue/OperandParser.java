package dev.anyorder.agent.catalogue;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads an operand: {@code [shape|cursor|elements|tasks|head|tail of] base [at argN | from argN [to argM | for argM]]}. */
final class OperandParser {
    private static final String ADVICE = "Use this, arg1 (and so on), result, class, current or variable.";

    /** Parts that are named before the operand. */
    private static final List<Part> PREFIXES =
            List.of(Part.SHAPE, Part.CURSOR, Part.ELEMENTS, Part.TASKS, Part.HEAD, Part.TAIL);

    private OperandParser() {}

    static Operand parse(Words words) {
        Part part = prefix(words);
        String word = words.take("An operand", ADVICE);
        Base base = base(word);
        if (base == null) {
            throw words.error("'" + word + "' is not an operand. " + ADVICE);
        }
        int argument = base == Base.ARGUMENT ? argument(word, words) : 0;
        if (part != Part.ALL) {
            return new Operand(base, argument, part, 0, 0);
        }
        if (words.take("at")) {
            return new Operand(base, argument, Part.CELL, next(words), 0);
        }
        if (!words.take("from")) {
            return new Operand(base, argument, Part.ALL, 0, 0);
        }
        int from = next(words);
        if (words.take("to")) {
            return new Operand(base, argument, Part.FROM_TO, from, next(words));
        }
        return words.take("for")
                ? new Operand(base, argument, Part.FROM_FOR, from, next(words))
                : new Operand(base, argument, Part.FROM, from, 0);
    }

    private static Part prefix(Words words) {
        for (Part part : PREFIXES) {
            if (words.take(part.name().toLowerCase(Locale.ROOT))) {
                if (!words.take("of")) {
                    throw words.error("'of' is missing. Write, for example, 'elements of arg1'.");
                }
                return part;
            }
        }
        return Part.ALL;
    }

    private static @Nullable Base base(String word) {
        for (Base base : Base.values()) {
            if (base == Base.ARGUMENT ? word.startsWith("arg") : word.equals(base.text())) {
                return base;
            }
        }
        return null;
    }

    private static int next(Words words) {
        return argument(words.take("An argument", "Write, for example, arg1."), words);
    }

    /** The number in {@code argN}. */
    static int argument(String word, Words words) {
        if (word.length() == 4 && word.startsWith("arg") && word.charAt(3) >= '1' && word.charAt(3) <= '9') {
            return word.charAt(3) - '0';
        }
        throw words.error("'" + word + "' is not an argument. Write arg1 to arg9.");
    }
}
