package dev.anyorder.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an atomic block: no interleaving may affect its result.
 *
 * <ul>
 *   <li>On a method: each call is a block.
 *   <li>On a field: the accesses of a task between two task operations are a block.
 *   <li>On a class: the same for each field.
 * </ul>
 *
 * <p>{@code atomicity} reports interleavings that no serial order is equivalent to, even if each access holds a lock.
 * The annotation takes no lock.
 *
 * @see AtomicGroup
 * @see Tasks#atomic(TaskBody)
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.FIELD, ElementType.TYPE})
public @interface Atomic {}
