package dev.anyorder.core.finding;

import org.jspecify.annotations.Nullable;

/**
 * Why two tasks are unordered: where their lines of descent part, and where their ends were first waited for.
 *
 * @param ancestor the number of the nearest common ancestor, or {@link #UNKNOWN} if none was observed
 * @param first the branch of the earlier access; null if the ancestor itself made it, or is not known
 * @param second the branch of the later access; null likewise
 */
public record MissingOrder(
        int ancestor, @Nullable TaskBranch first, @Nullable TaskBranch second) {
    /** No common ancestor was observed. */
    public static final int UNKNOWN = -1;
}
