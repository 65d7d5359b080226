/**
 * Structured task parallelism for Java ({@code finish}, {@code async}, {@code future}, {@code forall}, {@code isolated},
 * phasers, tasks with dependencies, regions), and the annotations that analyses read. Works alone, on any JVM from Java
 * 17 on, with or without the agent; depends on nothing.
 *
 * <p>What a user calls is public. Inside, a {@link dev.anyorder.api.LibraryTask} is a task, a {@link dev.anyorder.api.WorkerState} what
 * a thread is doing just now, a {@link dev.anyorder.api.FinishScope} a finish; every moment that an observer could care about
 * passes through {@link dev.anyorder.api.TaskEventHooks}.
 */
@NullMarked
package dev.anyorder.api;

import org.jspecify.annotations.NullMarked;
