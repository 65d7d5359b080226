package dev.anyorder.core.finding;

/**
 * The declared block of an access in a cycle.
 *
 * @param access number of the access, from 1
 */
public record AccessBlock(int access, Frame block) {}
