package dev.anyorder.agent.catalogue;

/**
 * The object, or part of it, of an effect. Argument numbers begin at 1; 0 means none.
 *
 * @param from the argument with the first cell
 * @param bound the argument with the end or count
 */
public record EffectOperand(OperandBase base, int argument, OperandPart part, int from, int bound) {
    static final EffectOperand THIS = new EffectOperand(OperandBase.THIS, 0, OperandPart.ALL, 0, 0);

    int highestArgument() {
        return Math.max(argument, Math.max(from, bound));
    }

    @Override
    public String toString() {
        String text = base == OperandBase.ARGUMENT ? base.text() + argument : base.text();
        return switch (part) {
            case ALL -> text;
            case SHAPE -> "shape of " + text;
            case CURSOR -> "cursor of " + text;
            case ELEMENTS -> "elements of " + text;
            case TASKS -> "tasks of " + text;
            case HEAD -> "head of " + text;
            case TAIL -> "tail of " + text;
            case CELL -> text + " at arg" + from;
            case FROM -> text + " from arg" + from;
            case FROM_TO -> text + " from arg" + from + " to arg" + bound;
            case FROM_FOR -> text + " from arg" + from + " for arg" + bound;
        };
    }
}
