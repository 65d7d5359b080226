package dev.anyorder.core.trace;

/**
 * A task of a recorded run.
 *
 * @param name of the thread, or of the job's class
 * @param stack of its creation, or 0
 * @param parent the creator's number, or -1
 */
public record TracedTask(int id, int kind, String name, int stack, int parent) {}
