package dev.anyorder.agent.task;

import dev.anyorder.core.order.Task;
import dev.anyorder.core.order.TaskState;
import java.util.ArrayList;
import java.util.List;

/**
 * The jobs of a pool with one worker and a queue that keeps their order: a job comes after those whose submission its own
 * came after. Those that were submitted by tasks in no order may as well come the other way round, and only exclude each
 * other.
 *
 * <p>Misses: jobs longer ago than the last {@value #MOST}, unless they are the last of who submitted them.
 */
final class SerialExecutorOrder {
    private static final int MOST = 32;

    /** Guarded by this; oldest first. */
    private final List<TaskState> before = new ArrayList<>();

    /** A job begins; all that began earlier are over. */
    synchronized void begin(TaskContext job) {
        for (int i = before.size() - 1; i >= 0; i--) {
            if (job.strand().isAfterSpawnOf(before.get(i).task())) {
                job.join(before.get(i));
            }
        }
    }

    /** The job that began keeps its turn: whatever is submitted after it comes after it. */
    synchronized void keep(TaskContext job) {
        if (before.size() == MOST) {
            before.remove(leastUseful());
        }
        before.add(job.strand());
    }

    private int leastUseful() {
        for (int i = 0; i < before.size(); i++) {
            Task submitter = before.get(i).task().parent;
            for (int j = i + 1; j < before.size(); j++) {
                if (before.get(j).task().parent == submitter) {
                    return i;
                }
            }
        }
        return 0;
    }
}
