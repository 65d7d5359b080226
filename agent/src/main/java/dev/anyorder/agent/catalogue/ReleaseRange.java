package dev.anyorder.agent.catalogue;

/**
 * A range of Java releases, both ends included.
 *
 * @param since the first, or 0
 * @param until the last, or {@link Integer#MAX_VALUE}
 */
public record ReleaseRange(int since, int until) {
    static final ReleaseRange ALL = new ReleaseRange(0, Integer.MAX_VALUE);

    boolean contain(int release) {
        return since <= release && release <= until;
    }
}
