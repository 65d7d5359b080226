package dev.anyorder.api;

/** What a task or a block does. It may throw anything; {@link Tasks#finish} says what becomes of it. */
@FunctionalInterface
public interface TaskBody {
    /** Does it. */
    void run() throws Exception;
}
