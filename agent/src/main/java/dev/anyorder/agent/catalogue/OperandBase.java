package dev.anyorder.agent.catalogue;

/** What an operand starts from. */
public enum OperandBase {
    /** The receiver; the new object for a constructor. */
    THIS("this"),
    /** An argument, numbered from 1. */
    ARGUMENT("arg"),
    /** What the method returns. Known only after the call. */
    RESULT("result"),
    /** The class object of the method's class, for static methods. */
    CLASS("class"),
    /** The running thread. */
    CURRENT("current"),
    /**
     * The variable that a {@code VarHandle} or field updater means together with its coordinates, which are the first
     * arguments: none, an object, or an array and an index. For {@code Unsafe} the one at an object (argument 1) and
     * an offset (argument 2). {@link EffectAction#READS} and {@link EffectAction#WRITES} of it are plain accesses of that field or
     * array element.
     */
    VARIABLE("variable");

    private final String text;

    OperandBase(String text) {
        this.text = text;
    }

    /** The word in a catalogue file; an argument's is followed by its number. */
    public String text() {
        return text;
    }
}
