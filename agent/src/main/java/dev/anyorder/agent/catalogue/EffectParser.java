package dev.anyorder.agent.catalogue;

import dev.anyorder.core.analysis.Op;
import org.jspecify.annotations.Nullable;

/** Reads what an access does to the state: {@code [as WORD | as [second of] argN]}, and for a function {@code WORD} alone. */
final class EffectParser {
    private EffectParser() {}

    /** What stands behind an operand; null for nothing. */
    static @Nullable Effect parse(Verb verb, Words words) {
        if (!words.take("as")) {
            return null;
        }
        if (!verb.accesses()) {
            throw words.error("'" + verb.text() + "' is no access. Remove 'as' and what follows.");
        }
        boolean isSecond = words.take("second");
        if (isSecond && !words.take("of")) {
            throw words.error("'second' of what? Write 'as second of argN'.");
        }
        String next = words.peek();
        if (next != null && next.startsWith(Base.ARGUMENT.text())) {
            return new Effect(Op.UPDATE, OperandParser.argument(words.take("", ""), words), isSecond);
        }
        if (isSecond) {
            throw words.error("Only an argument can be a function. Write 'as second of argN'.");
        }
        return new Effect(op(words), 0);
    }

    /** What a function makes of its arguments. */
    static Effect ofFunction(Words words) {
        Op op = op(words);
        if (!op.commutes()) {
            throw words.error("'" + Effect.text(op) + "' does not commute. Say 'none' of such a function.");
        }
        return new Effect(op, 0);
    }

    private static Op op(Words words) {
        String word = words.take("A word for what is done", "Write, for example, 'as add'.");
        StringBuilder known = new StringBuilder();
        for (Op op : Op.values()) {
            if (op.isTest()) {
                continue;
            }
            if (Effect.text(op).equals(word)) {
                return op;
            }
            known.append(known.length() == 0 ? "" : ", ").append(Effect.text(op));
        }
        throw words.error("'" + word + "' is nothing that an access does. Use one of: " + known + ".");
    }
}
