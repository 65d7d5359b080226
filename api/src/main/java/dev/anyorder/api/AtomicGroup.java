package dev.anyorder.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Fields of one class that belong together: those with the same name are, in one object, to be read and written at once, as
 * a pair of coordinates.
 *
 * <p>What analyses make of it: {@code atomicity} treats the fields of a group as one location: reading one and then another
 * is a pair of accesses that a parallel task's write to either can split. Without AnyOrder the annotation means nothing.
 *
 * @see Atomic
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface AtomicGroup {
    /** The name of the group, within the class. */
    String value();
}
