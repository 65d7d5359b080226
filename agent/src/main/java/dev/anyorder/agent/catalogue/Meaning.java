package dev.anyorder.agent.catalogue;

import org.jspecify.annotations.Nullable;

/**
 * One thing that a call does. {@link Verb} says what the parts mean together.
 *
 * @param verb what is done
 * @param operand to which object; {@code null} for {@link Verb#NONE} and {@link Verb#TASK}
 * @param other the second operand of verbs that relate two objects; otherwise {@code null}
 * @param mode how a lock is held; {@link Mode#EXCLUSIVE} for verbs without locks
 * @param effect what an access does to the state; {@code null} if the verb says all, or is no access
 * @param condition when it holds
 */
public record Meaning(
        Verb verb,
        @Nullable Operand operand,
        @Nullable Operand other,
        Mode mode,
        @Nullable Effect effect,
        Condition condition) {

    static final Meaning ATOMIC_THIS =
            new Meaning(Verb.ATOMIC, Operand.THIS, null, Mode.EXCLUSIVE, null, Condition.ALWAYS);

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(verb.text());
        if (operand != null) {
            text.append(' ').append(operand);
        }
        if (other != null) {
            text.append(' ').append(verb.shape().preposition()).append(' ').append(other);
        }
        if (mode != Mode.EXCLUSIVE) {
            text.append(' ').append(mode.text());
        }
        if (effect != null) {
            text.append(verb == Verb.COMBINES ? " " : " as ").append(effect);
        }
        if (condition.kind() != Condition.Kind.ALWAYS) {
            text.append(' ').append(condition);
        }
        return text.toString();
    }
}
