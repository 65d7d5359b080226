package dev.anyorder.core.finding;

import org.jspecify.annotations.Nullable;

/**
 * Why two tasks are unordered: their common ancestor and their first joins.
 *
 * @param ancestor number of the nearest common ancestor, or {@link #UNKNOWN}
 * @param first branch of the earlier access; null if it is the ancestor's own or unknown
 * @param second likewise, of the later access
 */
public record MissingOrder(
        int ancestor, @Nullable TaskBranch first, @Nullable TaskBranch second) {
    public static final int UNKNOWN = -1;
}
