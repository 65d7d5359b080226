package dev.anyorder.core.finding;

import org.jspecify.annotations.Nullable;

/**
 * Two conflicting accesses that no happens-before edge orders in every run.
 *
 * @param order why their tasks are unordered
 * @param block the method declared {@code @Deterministic} that both are in; null if the finding is about no block
 */
public record UnorderedPair(MissingOrder order, @Nullable Frame block) implements Explanation {}
