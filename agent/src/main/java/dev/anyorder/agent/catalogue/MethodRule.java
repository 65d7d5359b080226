package dev.anyorder.agent.catalogue;

/** A rule about the methods that a pattern matches. Immutable. */
public sealed interface MethodRule permits CallRule, CollectionEffect, HookRule {
    ClassSection section();

    MethodPattern pattern();

    ModelLine place();

    default boolean silent() {
        return false;
    }
}
