package dev.anyorder.core.finding;

/**
 * A call whose result or effect differs from run to run.
 *
 * @param block the method declared {@code @Deterministic} that it is made in
 */
public record NondeterministicCall(Frame block) implements Explanation {}
