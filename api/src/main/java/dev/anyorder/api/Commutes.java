package dev.anyorder.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Calls of methods with this annotation commute: either order leaves the same state and returns the same values.
 *
 * <p>{@code determinacy} does not report two such calls that exclude each other; {@code race} still reports calls that
 * do not. Commutativity is trusted, not verified.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Commutes {}
