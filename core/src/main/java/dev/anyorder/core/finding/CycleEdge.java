package dev.anyorder.core.finding;

/**
 * An edge of a cycle: one access is ordered before another, or waits for it.
 *
 * @param from the number of the first access, from 1
 * @param to the number of the other
 */
public record CycleEdge(int from, int to, EdgeCause cause) {}
