package dev.anyorder.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A call of the method, with all tasks that it creates, does the same in every schedule.
 *
 * <p>What analyses make of it: {@code determinism} reports conflicts between tasks inside one call that are not ordered by
 * creation and waiting, also under locks, and tasks outside that interfere with the call. Inner tasks may interact in ways
 * that have one outcome only; that is all that the annotation forbids and promises. Without AnyOrder it means nothing.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Deterministic {}
