package dev.anyorder.core.finding;

import org.jspecify.annotations.Nullable;

/**
 * The branch of the task tree that contains an access.
 *
 * @param task the common ancestor's child: the accessing task or its ancestor
 * @param spawnedAt the child's spawn; null if not captured
 * @param join the first join of the accessing task; null if not observed
 */
public record TaskBranch(
        int task, @Nullable Frame spawnedAt, @Nullable TaskJoin join) {}
