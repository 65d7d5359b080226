package dev.anyorder.agent.catalogue;

import java.util.List;

/**
 * Hooks inside a method of the JDK.
 *
 * @param hooks in execution order at one point
 */
public record HookRule(ClassSection section, MethodPattern pattern, ModelLine place, List<JdkHook> hooks)
        implements MethodRule {}
