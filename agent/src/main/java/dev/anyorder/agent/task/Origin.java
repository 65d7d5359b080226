package dev.anyorder.agent.task;

import org.jspecify.annotations.Nullable;

/**
 * Where a task comes from: what a report says of it. Holds no object of the program.
 *
 * @param id a small number, unique in the run
 * @param kind the sort of task
 * @param name the thread's name, or the class of the job
 * @param created the stack of its creation, null when not kept
 * @param parent the task that created it, null for those that nobody was seen to create
 */
public record Origin(
        int id,
        TaskKind kind,
        String name,
        @Nullable Throwable created,
        @Nullable Origin parent) {}
