package dev.anyorder.agent.task;

import dev.anyorder.core.order.Task;
import dev.anyorder.core.order.TaskState;
import java.util.ArrayList;
import java.util.List;

/**
 * The jobs of a pool with one worker and a FIFO queue. Jobs are ordered if their submissions are; others only exclude
 * each other.
 *
 * <p>Misses jobs before the last {@value #MOST}, except the last of each submitter.
 */
final class SerialExecutorOrder {
    private static final int MOST = 32;

    /** Oldest first. Guarded by this. */
    private final List<TaskState> before = new ArrayList<>();

    /** All earlier jobs have ended. */
    synchronized void begin(TaskContext job) {
        for (int i = before.size() - 1; i >= 0; i--) {
            if (job.strand().isAfterSpawnOf(before.get(i).task())) {
                job.join(before.get(i));
            }
        }
    }

    /** Later submissions are ordered after this job. */
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
