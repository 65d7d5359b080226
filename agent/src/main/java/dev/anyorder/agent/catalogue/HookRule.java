package dev.anyorder.agent.catalogue;

import java.util.List;

/**
 * Hooks inside a method of the JDK.
 *
 * @param hooks in the order in which they run if they are at one place
 */
public record HookRule(ClassSection section, MethodPattern pattern, ModelLine place, List<JdkHook> hooks)
        implements MethodRule {}
