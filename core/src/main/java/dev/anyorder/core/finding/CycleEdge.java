package dev.anyorder.core.finding;

/** An edge of a cycle: order, or a wait. Accesses are numbered from 1. */
public record CycleEdge(int from, int to, EdgeCause cause) {}
