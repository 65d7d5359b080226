package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Whether there is something yet depends on who was faster. */
public final class QueuePollRacy { // analyses: determinism
    private final Queue<Integer> queue = new ConcurrentLinkedQueue<>();
    private boolean isEmpty;

    @Deterministic
    void both() throws Exception {
        TwoThreads.run(
                () -> {
                    queue.add(1); // conflict: ConcurrentLinkedQueue
                },
                () -> {
                    isEmpty = queue.poll() == null; // conflict: ConcurrentLinkedQueue
                });
    }

    public static void main(String[] args) throws Exception {
        QueuePollRacy shared = new QueuePollRacy();
        shared.both();
        System.out.println(shared.isEmpty == (shared.queue.size() == 1)); // prints: true
    }
}
