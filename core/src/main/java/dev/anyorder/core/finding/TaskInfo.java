package dev.anyorder.core.finding;

import java.util.List;

/**
 * The task of an access.
 *
 * @param id small, unique in the run
 * @param kind {@code thread}, {@code job}, {@code fork}, {@code stage}, {@code main}, …
 * @param name the thread's name or the job's class
 * @param createdAt empty for the main thread and if not recorded
 * @param parent id of the creator, or -1
 */
public record TaskInfo(int id, String kind, String name, List<Frame> createdAt, int parent) {
    public TaskInfo {
        createdAt = List.copyOf(createdAt);
    }
}
