package dev.anyorder.api;

/** The body of a task or block. Exceptions: see {@link Tasks#finish}. */
@FunctionalInterface
public interface TaskBody {
    /** Runs the body. */
    void run() throws Exception;
}
