package dev.anyorder.api;

import org.jspecify.annotations.Nullable;

/**
 * A procedure of the language of regions: one parameter, one value returned.
 *
 * @param <A> the type of the parameter
 * @param <R> the type of the value
 */
@FunctionalInterface
public interface RegionProcedure<A extends @Nullable Object, R extends @Nullable Object> {
    /** Carries it out. */
    R apply(A argument) throws Exception;
}
