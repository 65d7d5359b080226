package dev.anyorder.agent.catalogue;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Parses {@code [shape|cursor|elements|tasks|head|tail of] base [at argN | from argN [to argM | for argM]]}. */
final class OperandParser {
    private static final String ADVICE = "Known: this, arg1 to arg9, result, class, current, variable.";

    /** Written before the operand. */
    private static final List<OperandPart> PREFIXES = List.of(
            OperandPart.SHAPE,
            OperandPart.CURSOR,
            OperandPart.ELEMENTS,
            OperandPart.TASKS,
            OperandPart.HEAD,
            OperandPart.TAIL);

    private OperandParser() {}

    static EffectOperand parse(TokenReader tokens) {
        OperandPart part = prefix(tokens);
        String word = tokens.take("An operand", ADVICE);
        OperandBase base = base(word);
        if (base == null) {
            throw tokens.error("'" + word + "' is not an operand. " + ADVICE);
        }
        int argument = base == OperandBase.ARGUMENT ? argument(word, tokens) : 0;
        if (part != OperandPart.ALL) {
            return new EffectOperand(base, argument, part, 0, 0);
        }
        if (tokens.take("at")) {
            return new EffectOperand(base, argument, OperandPart.CELL, next(tokens), 0);
        }
        if (!tokens.take("from")) {
            return new EffectOperand(base, argument, OperandPart.ALL, 0, 0);
        }
        int from = next(tokens);
        if (tokens.take("to")) {
            return new EffectOperand(base, argument, OperandPart.FROM_TO, from, next(tokens));
        }
        return tokens.take("for")
                ? new EffectOperand(base, argument, OperandPart.FROM_FOR, from, next(tokens))
                : new EffectOperand(base, argument, OperandPart.FROM, from, 0);
    }

    private static OperandPart prefix(TokenReader tokens) {
        for (OperandPart part : PREFIXES) {
            if (tokens.take(part.name().toLowerCase(Locale.ROOT))) {
                if (!tokens.take("of")) {
                    throw tokens.error("Missing 'of'. Example: 'elements of arg1'.");
                }
                return part;
            }
        }
        return OperandPart.ALL;
    }

    private static @Nullable OperandBase base(String word) {
        for (OperandBase base : OperandBase.values()) {
            if (base == OperandBase.ARGUMENT ? word.startsWith("arg") : word.equals(base.text())) {
                return base;
            }
        }
        return null;
    }

    private static int next(TokenReader tokens) {
        return argument(tokens.take("An argument", "Example: arg1."), tokens);
    }

    static int argument(String word, TokenReader tokens) {
        if (word.length() == 4 && word.startsWith("arg") && word.charAt(3) >= '1' && word.charAt(3) <= '9') {
            return word.charAt(3) - '0';
        }
        throw tokens.error("'" + word + "' is not an argument. Write arg1 to arg9.");
    }
}
