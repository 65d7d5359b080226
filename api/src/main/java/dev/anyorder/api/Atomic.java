package dev.anyorder.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What is declared is meant to happen at once, as seen by parallel tasks.
 *
 * <ul>
 *   <li>On a method: all that a call does is one block; nothing of a parallel task may come between two of its accesses and
 *       make a difference.
 *   <li>On a field: the accesses of a task to it between two task operations are one block.
 *   <li>On a class: the same for each of its fields.
 * </ul>
 *
 * <p>What analyses make of it: {@code atomicity} looks, from one run, for schedules in which an access of a parallel task
 * comes between two accesses of a block such that no serial order explains what both see, also if each access by itself
 * holds a lock. Without AnyOrder the annotation means nothing; it locks nothing.
 *
 * @see AtomicGroup
 * @see Tasks#atomic(TaskBody)
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.FIELD, ElementType.TYPE})
public @interface Atomic {}
