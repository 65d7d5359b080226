package dev.anyorder.agent.catalogue;

/**
 * When a meaning holds.
 *
 * @param kind what is looked at
 * @param argument the number of the argument for {@link Kind#ARGUMENT}; otherwise 0
 */
public record EffectCondition(Kind kind, int argument) {
    /** What a condition looks at. */
    public enum Kind {
        /** Nothing: the meaning always holds. */
        ALWAYS,
        /** {@code if result}: the result is true, not null, not zero. */
        RESULT,
        /** {@code if not result}: the result is false, null, zero. */
        NOT_RESULT,
        /** {@code if argN}: the argument is true, not null, not zero. */
        ARGUMENT,
        /** {@code if marked}: the receiver was {@linkplain EffectAction#MARK marked}. */
        MARKED,
        /** {@code if not marked}. */
        NOT_MARKED
    }

    static final EffectCondition ALWAYS = new EffectCondition(Kind.ALWAYS, 0);

    /** Whether it can be decided only after the call. */
    public boolean looksAtResult() {
        return kind == Kind.RESULT || kind == Kind.NOT_RESULT;
    }

    @Override
    public String toString() {
        return switch (kind) {
            case ALWAYS -> "";
            case RESULT -> "if result";
            case NOT_RESULT -> "if not result";
            case ARGUMENT -> "if arg" + argument;
            case MARKED -> "if marked";
            case NOT_MARKED -> "if not marked";
        };
    }
}
