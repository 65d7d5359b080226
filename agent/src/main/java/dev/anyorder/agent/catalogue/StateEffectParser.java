package dev.anyorder.agent.catalogue;

import dev.anyorder.core.analysis.AccessOp;
import org.jspecify.annotations.Nullable;

/** Parses {@code [as WORD | as [second of] argN]}, and {@code WORD} for a function. */
final class StateEffectParser {
    private StateEffectParser() {}

    static @Nullable StateEffect parse(EffectAction action, TokenReader tokens) {
        if (!tokens.take("as")) {
            return null;
        }
        if (!action.accesses()) {
            throw tokens.error("'" + action.text() + "' is not an access. Remove 'as' and the words after it.");
        }
        boolean isSecond = tokens.take("second");
        if (isSecond && !tokens.take("of")) {
            throw tokens.error("Missing operand of 'second'. Write 'as second of argN'.");
        }
        String next = tokens.peek();
        if (next != null && next.startsWith(OperandBase.ARGUMENT.text())) {
            return new StateEffect(AccessOp.UPDATE, OperandParser.argument(tokens.take("", ""), tokens), isSecond);
        }
        if (isSecond) {
            throw tokens.error("Only an argument can be a function. Write 'as second of argN'.");
        }
        return new StateEffect(op(tokens), 0);
    }

    static StateEffect ofFunction(TokenReader tokens) {
        AccessOp op = op(tokens);
        if (!op.commutes()) {
            throw tokens.error("'" + StateEffect.text(op) + "' does not commute. Write 'none' for such a function.");
        }
        return new StateEffect(op, 0);
    }

    private static AccessOp op(TokenReader tokens) {
        String word = tokens.take("An operation", "Example: 'as add'.");
        StringBuilder known = new StringBuilder();
        for (AccessOp op : AccessOp.values()) {
            if (op.isTest()) {
                continue;
            }
            if (StateEffect.text(op).equals(word)) {
                return op;
            }
            known.append(known.length() == 0 ? "" : ", ").append(StateEffect.text(op));
        }
        throw tokens.error("'" + word + "' is not an operation. Known: " + known + ".");
    }
}
