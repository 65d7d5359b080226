package dev.anyorder.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Calls of the method, and of all others with this annotation, commute: in whichever order two tasks make them, what they
 * change is the same afterwards, and so is what they return. Adding to a sum commutes; appending to a list does not.
 *
 * <p>What analyses make of it: {@code determinacy} does not report two such calls that exclude each other (by a lock, or an
 * isolated section) and come in an order that the schedule chose. {@code race} is not impressed: two calls that overlap
 * without exclusion are a data race all the same. What the method really does is taken on trust. Without AnyOrder the
 * annotation means nothing.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Commutes {}
