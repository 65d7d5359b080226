package dev.anyorder.core.finding;

/**
 * A call whose result or effect differs between runs.
 *
 * @param block the {@code @Deterministic} method around it
 */
public record NondeterministicCall(Frame block) implements Explanation {}
