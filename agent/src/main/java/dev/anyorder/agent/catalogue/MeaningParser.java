package dev.anyorder.agent.catalogue;

import org.jspecify.annotations.Nullable;

/** Reads one meaning: {@code verb operand [of|on|by operand] [shared|any] [as ...] [if ...]}. */
final class MeaningParser {
    private MeaningParser() {}

    static Meaning parse(Words words) {
        Verb verb = verb(words);
        Verb.Shape shape = verb.shape();
        Operand operand = shape == Verb.Shape.ALONE || shape == Verb.Shape.EFFECT ? null : OperandParser.parse(words);
        Operand other = shape.preposition().isEmpty() ? null : other(verb, words);
        Mode mode = shape == Verb.Shape.LOCK ? mode(verb, words) : Mode.EXCLUSIVE;
        Effect effect = shape == Verb.Shape.EFFECT ? EffectParser.ofFunction(words) : EffectParser.parse(verb, words);
        Meaning meaning = new Meaning(verb, operand, other, mode, effect, condition(words));
        checkTime(meaning, words);
        return meaning;
    }

    private static Verb verb(Words words) {
        String word = words.take("A verb", "Say what the method does, or 'none'.");
        StringBuilder known = new StringBuilder();
        for (Verb verb : Verb.values()) {
            if (verb.text().equals(word)) {
                return verb == Verb.ATOMIC && words.peek() == null ? Verb.BLOCK : verb;
            }
            if (verb == Verb.BLOCK) {
                continue;
            }
            known.append(known.length() == 0 ? "" : ", ").append(verb.text());
        }
        throw words.error("'" + word + "' is not a verb. Use one of: " + known + ".");
    }

    private static Operand other(Verb verb, Words words) {
        String preposition = verb.shape().preposition();
        if (!words.take(preposition)) {
            throw words.error(
                    "'" + verb.text() + "' needs two operands. Write '" + verb.text() + " X " + preposition + " Y'.");
        }
        return OperandParser.parse(words);
    }

    private static Mode mode(Verb verb, Words words) {
        if (words.take("shared")) {
            return Mode.SHARED;
        }
        if (!words.take("any")) {
            return Mode.EXCLUSIVE;
        }
        if (verb != Verb.RELEASE) {
            throw words.error("'any' can only be released. Write 'shared', or nothing for an exclusive lock.");
        }
        return Mode.ANY;
    }

    private static Condition condition(Words words) {
        if (!words.take("if")) {
            return Condition.ALWAYS;
        }
        boolean not = words.take("not");
        String word = words.take("A condition", "Write 'if result', 'if not result', 'if arg1' or 'if marked'.");
        if (word.equals("result")) {
            return new Condition(not ? Condition.Kind.NOT_RESULT : Condition.Kind.RESULT, 0);
        }
        if (word.equals("marked")) {
            return new Condition(not ? Condition.Kind.NOT_MARKED : Condition.Kind.MARKED, 0);
        }
        if (not) {
            throw words.error("'if not " + word + "' is not a condition. Only the result and marks can be negated.");
        }
        return new Condition(Condition.Kind.ARGUMENT, OperandParser.argument(word, words));
    }

    private static void checkTime(Meaning meaning, Words words) {
        boolean before = switch (meaning.verb()) {
            case SIGNAL, ARRIVE, RELEASE, ATOMIC, WAITS, VOLATILE_WRITE, VOLATILE_UPDATE, ASKS, CHANGES, TAKES, GIVES ->
                true;
            default -> false;
        };
        @Nullable Operand operand = meaning.operand();
        if (before && operand != null && operand.base() == Base.RESULT) {
            throw words.error("'" + meaning.verb().text()
                    + "' acts before the call, when there is no result yet. Name the receiver or an argument.");
        }
    }
}
