package dev.anyorder.core.finding;

import org.jspecify.annotations.Nullable;

/**
 * Two conflicting accesses without happens-before order in every run.
 *
 * @param block the {@code @Deterministic} method around both; null if none
 */
public record UnorderedPair(MissingOrder order, @Nullable Frame block) implements Explanation {}
