package dev.anyorder.core.trace;

/**
 * A lock of a recorded run.
 *
 * @param isInitialiser whether it is a static initialiser that runs
 * @param type the binary name of its class
 * @param object the number of the object
 */
public record TracedLock(boolean isInitialiser, String type, int object) {}
