package dev.anyorder.api;

import org.jspecify.annotations.Nullable;

/**
 * A procedure of the region language.
 *
 * @param <A> the type of the parameter
 * @param <R> the type of the returned value
 */
@FunctionalInterface
public interface RegionProcedure<A extends @Nullable Object, R extends @Nullable Object> {
    R apply(A argument) throws Exception;
}
