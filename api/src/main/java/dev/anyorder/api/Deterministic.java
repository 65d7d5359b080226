package dev.anyorder.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A call of the method, with all tasks it creates, has the same result in every schedule.
 *
 * <p>{@code determinism} reports conflicts inside a call that task creation and joins do not order, even under locks,
 * and interference from outside.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Deterministic {}
