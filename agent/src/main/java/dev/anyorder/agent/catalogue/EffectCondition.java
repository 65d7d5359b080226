package dev.anyorder.agent.catalogue;

/**
 * When an effect holds.
 *
 * @param argument the number for {@link Kind#ARGUMENT}; otherwise 0
 */
public record EffectCondition(Kind kind, int argument) {
    public enum Kind {
        ALWAYS,
        /** {@code if result}: true, not null, not zero. */
        RESULT,
        /** {@code if not result}: false, null, zero. */
        NOT_RESULT,
        /** {@code if argN}: true, not null, not zero. */
        ARGUMENT,
        /** {@code if marked}: the receiver is {@linkplain EffectAction#MARK marked}. */
        MARKED,
        /** {@code if not marked}. */
        NOT_MARKED
    }

    static final EffectCondition ALWAYS = new EffectCondition(Kind.ALWAYS, 0);

    /** Whether only the result decides. */
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
