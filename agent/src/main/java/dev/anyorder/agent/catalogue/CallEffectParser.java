package dev.anyorder.agent.catalogue;

import org.jspecify.annotations.Nullable;

/** Parses one effect: {@code action operand [of|on|by operand] [shared|any] [as ...] [if ...]}. */
final class CallEffectParser {
    private CallEffectParser() {}

    static CallEffect parse(TokenReader tokens) {
        EffectAction action = verb(tokens);
        EffectAction.Shape shape = action.shape();
        EffectOperand operand = shape == EffectAction.Shape.ALONE || shape == EffectAction.Shape.EFFECT
                ? null
                : OperandParser.parse(tokens);
        EffectOperand other = shape.preposition().isEmpty() ? null : other(action, tokens);
        RuleLockMode mode = shape == EffectAction.Shape.LOCK ? mode(action, tokens) : RuleLockMode.EXCLUSIVE;
        StateEffect effect = shape == EffectAction.Shape.EFFECT
                ? StateEffectParser.ofFunction(tokens)
                : StateEffectParser.parse(action, tokens);
        CallEffect meaning = new CallEffect(action, operand, other, mode, effect, condition(tokens));
        checkTime(meaning, tokens);
        return meaning;
    }

    private static EffectAction verb(TokenReader tokens) {
        String word = tokens.take("An action", "Write the method's effect, or 'none'.");
        StringBuilder known = new StringBuilder();
        for (EffectAction action : EffectAction.values()) {
            if (action.text().equals(word)) {
                return action;
            }
            known.append(known.length() == 0 ? "" : ", ").append(action.text());
        }
        throw tokens.error("'" + word + "' is not an action. Known: " + known + ".");
    }

    private static EffectOperand other(EffectAction action, TokenReader tokens) {
        String preposition = action.shape().preposition();
        if (!tokens.take(preposition)) {
            throw tokens.error("'" + action.text() + "' needs two operands. Write '" + action.text() + " X "
                    + preposition + " Y'.");
        }
        return OperandParser.parse(tokens);
    }

    private static RuleLockMode mode(EffectAction action, TokenReader tokens) {
        if (tokens.take("shared")) {
            return RuleLockMode.SHARED;
        }
        if (!tokens.take("any")) {
            return RuleLockMode.EXCLUSIVE;
        }
        if (action != EffectAction.RELEASE) {
            throw tokens.error("'any' can only be released. Write 'shared', or nothing for an exclusive lock.");
        }
        return RuleLockMode.ANY;
    }

    private static EffectCondition condition(TokenReader tokens) {
        if (!tokens.take("if")) {
            return EffectCondition.ALWAYS;
        }
        boolean not = tokens.take("not");
        String word = tokens.take("A condition", "Write 'if result', 'if not result', 'if arg1' or 'if marked'.");
        if (word.equals("result")) {
            return new EffectCondition(not ? EffectCondition.Kind.NOT_RESULT : EffectCondition.Kind.RESULT, 0);
        }
        if (word.equals("marked")) {
            return new EffectCondition(not ? EffectCondition.Kind.NOT_MARKED : EffectCondition.Kind.MARKED, 0);
        }
        if (not) {
            throw tokens.error("'if not " + word + "' is not a condition. Only the result and marks can be negated.");
        }
        return new EffectCondition(EffectCondition.Kind.ARGUMENT, OperandParser.argument(word, tokens));
    }

    private static void checkTime(CallEffect meaning, TokenReader tokens) {
        boolean before = switch (meaning.action()) {
            case SIGNAL,
                    ARRIVE,
                    RELEASE,
                    SYNCHRONIZED,
                    WAITS,
                    VOLATILE_WRITE,
                    VOLATILE_UPDATE,
                    QUERIES,
                    MODIFIES,
                    TAKES_PERMITS,
                    GIVES_PERMITS -> true;
            default -> false;
        };
        @Nullable EffectOperand operand = meaning.operand();
        if (before && operand != null && operand.base() == OperandBase.RESULT) {
            throw tokens.error("'" + meaning.action().text()
                    + "' acts before the call and cannot use its result. Use the receiver or an argument.");
        }
    }
}
