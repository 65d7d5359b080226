package dev.anyorder.core.finding;

/**
 * A join of a task.
 *
 * @param by number of the waiting task
 */
public record TaskJoin(int by, Frame at) {}
