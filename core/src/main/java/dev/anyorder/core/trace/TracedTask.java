package dev.anyorder.core.trace;

/**
 * A task of a recorded run.
 *
 * @param id its number
 * @param kind the sort of task, as a number
 * @param name the thread's name, or the class of the job
 * @param stack the number of the stack of its creation; 0 if not kept
 * @param parent the number of the task that created it, or -1
 */
public record TracedTask(int id, int kind, String name, int stack, int parent) {}
