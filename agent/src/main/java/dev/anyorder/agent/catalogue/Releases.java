package dev.anyorder.agent.catalogue;

/**
 * A range of Java releases, both ends included.
 *
 * @param since the first, or 0
 * @param until the last, or {@link Integer#MAX_VALUE}
 */
public record Releases(int since, int until) {
    static final Releases ALL = new Releases(0, Integer.MAX_VALUE);

    boolean contain(int release) {
        return since <= release && release <= until;
    }
}
