package dev.anyorder.core.finding;

import org.jspecify.annotations.Nullable;

/**
 * The branch of the task tree that an access is in.
 *
 * @param task the number of the common ancestor's child that the accessing task is, or descends from
 * @param spawnedAt where the ancestor created that child; null if it was not kept
 * @param join the first join of the accessing task; null if none was observed
 */
public record TaskBranch(
        int task, @Nullable Frame spawnedAt, @Nullable TaskJoin join) {}
