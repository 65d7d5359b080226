package dev.anyorder.agent.catalogue;

/**
 * A range of Java releases, inclusive.
 *
 * @param since 0 if unbounded
 * @param until {@link Integer#MAX_VALUE} if unbounded
 */
public record ReleaseRange(int since, int until) {
    static final ReleaseRange ALL = new ReleaseRange(0, Integer.MAX_VALUE);

    boolean contain(int release) {
        return since <= release && release <= until;
    }
}
