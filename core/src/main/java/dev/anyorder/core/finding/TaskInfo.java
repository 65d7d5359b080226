package dev.anyorder.core.finding;

import java.util.List;

/**
 * The task that made an access.
 *
 * @param id a small number, unique in the run
 * @param kind {@code thread}, {@code job}, {@code fork}, {@code stage}, {@code main}, …
 * @param name the thread's name, or the class of the job
 * @param createdAt the stack of its creation, innermost first; empty for the main thread and when not recorded
 * @param parent the id of the task that created it, or -1
 */
public record TaskInfo(int id, String kind, String name, List<Frame> createdAt, int parent) {
    public TaskInfo {
        createdAt = List.copyOf(createdAt);
    }
}
