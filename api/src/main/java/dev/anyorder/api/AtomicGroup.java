package dev.anyorder.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Fields of one object that form an atomic unit, such as coordinates: those with the same group name. {@code atomicity}
 * treats them as one location.
 *
 * @see Atomic
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface AtomicGroup {
    String value();
}
