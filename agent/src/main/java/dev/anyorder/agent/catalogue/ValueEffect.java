package dev.anyorder.agent.catalogue;

/** The effect of a call on the value of its key, the first argument. */
public enum ValueEffect {
    READ("read"),
    /** To the second argument. */
    SET("set"),
    SET_IF_ABSENT("set-if-absent"),
    REMOVED("removed"),
    /** With the second argument, by the last. */
    COMBINED("combined"),
    /** From the old value, by the last argument. */
    COMPUTED("computed");

    private final String text;

    ValueEffect(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }

    /** Whether a value may be new afterwards. */
    public boolean puts() {
        return this != READ && this != REMOVED;
    }
}
