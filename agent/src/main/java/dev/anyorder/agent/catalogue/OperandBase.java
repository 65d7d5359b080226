package dev.anyorder.agent.catalogue;

/** The object that an operand starts from. */
public enum OperandBase {
    /** The receiver; the new object for a constructor. */
    THIS("this"),
    /** Numbered from 1. */
    ARGUMENT("arg"),
    /** Known only after the call. */
    RESULT("result"),
    /** The class object, for static methods. */
    CLASS("class"),
    /** The current thread. */
    CURRENT("current"),
    /**
     * The variable of a {@code VarHandle} or field updater, by its coordinates: no argument, an object, or array and
     * index. For {@code Unsafe}: object and offset. {@link EffectAction#READS} and {@link EffectAction#WRITES} are
     * plain accesses.
     */
    VARIABLE("variable");

    private final String text;

    OperandBase(String text) {
        this.text = text;
    }

    /** For an argument, its number follows. */
    public String text() {
        return text;
    }
}
