package dev.anyorder.core.finding;

/**
 * A task has waited for the end of another.
 *
 * @param by the number of the waiting task
 * @param at where it waited
 */
public record TaskJoin(int by, Frame at) {}
