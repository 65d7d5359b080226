package dev.anyorder.agent.catalogue;

/** What a model says of the methods that one pattern matches. Immutable. */
public sealed interface MethodRule permits CallRule, CollectionEffect, HookRule {
    /** The head of the section that the rule is in. */
    ClassSection section();

    /** The method. */
    MethodPattern pattern();

    /** Where the rule was written. */
    ModelLine place();

    /** Whether a call has no effect. */
    default boolean silent() {
        return false;
    }
}
