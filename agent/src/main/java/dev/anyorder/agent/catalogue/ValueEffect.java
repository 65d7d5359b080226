package dev.anyorder.agent.catalogue;

/** What a call does to the value of the key that is its first argument. */
public enum ValueEffect {
    READ("read"),
    /** Sets it to the second argument. */
    SET("set"),
    /** Sets it if there is none. */
    SET_IF_ABSENT("set-if-absent"),
    REMOVED("removed"),
    /** Combines it with the second argument by the function that is the last one. */
    COMBINED("combined"),
    /** Computes it from the old value by the function that is the last argument. */
    COMPUTED("computed");

    private final String text;

    ValueEffect(String text) {
        this.text = text;
    }

    /** The word in a model file. */
    public String text() {
        return text;
    }

    /** Whether there may be a value after it where there was none. */
    public boolean puts() {
        return this != READ && this != REMOVED;
    }
}
