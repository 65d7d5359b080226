package dev.anyorder.agent.catalogue;

/**
 * Which object, and which part of it, a meaning is about.
 *
 * @param base what to start from
 * @param argument the number of the argument, from 1, if the base is {@link OperandBase#ARGUMENT}; otherwise 0
 * @param part which part of it
 * @param from the number of the argument that holds the cell or the first cell; 0 if the part has none
 * @param bound the number of the argument that holds the end or the count; 0 if the part has none
 */
public record EffectOperand(OperandBase base, int argument, OperandPart part, int from, int bound) {
    static final EffectOperand THIS = new EffectOperand(OperandBase.THIS, 0, OperandPart.ALL, 0, 0);

    /** The highest argument number that this operand uses; 0 for none. */
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
