package dev.anyorder.core.finding;

/**
 * An access of a cycle that is in a declared block.
 *
 * @param access the number of the access, from 1
 * @param block the method
 */
public record AccessBlock(int access, Frame block) {}
