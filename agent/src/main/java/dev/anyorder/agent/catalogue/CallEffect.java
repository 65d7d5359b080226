package dev.anyorder.agent.catalogue;

import org.jspecify.annotations.Nullable;

/**
 * One effect of a call, as {@link EffectAction} defines it.
 *
 * @param action what is done
 * @param operand to which object; {@code null} for {@link EffectAction#NONE} and {@link EffectAction#TASK}
 * @param other the second operand of verbs that relate two objects; otherwise {@code null}
 * @param mode how a lock is held; {@link RuleLockMode#EXCLUSIVE} for verbs without locks
 * @param effect what an access does to the state; {@code null} if the verb says all, or is no access
 * @param condition when it holds
 */
public record CallEffect(
        EffectAction action,
        @Nullable EffectOperand operand,
        @Nullable EffectOperand other,
        RuleLockMode mode,
        @Nullable StateEffect effect,
        EffectCondition condition) {

    static final CallEffect SYNCHRONIZED_THIS = new CallEffect(
            EffectAction.SYNCHRONIZED, EffectOperand.THIS, null, RuleLockMode.EXCLUSIVE, null, EffectCondition.ALWAYS);

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(action.text());
        if (operand != null) {
            text.append(' ').append(operand);
        }
        if (other != null) {
            text.append(' ').append(action.shape().preposition()).append(' ').append(other);
        }
        if (mode != RuleLockMode.EXCLUSIVE) {
            text.append(' ').append(mode.text());
        }
        if (effect != null) {
            text.append(action == EffectAction.COMBINES ? " " : " as ").append(effect);
        }
        if (condition.kind() != EffectCondition.Kind.ALWAYS) {
            text.append(' ').append(condition);
        }
        return text.toString();
    }
}
