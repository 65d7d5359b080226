package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The workers of the block share its queue: who does what is left to chance. */
public final class WorkQueueRacy { // analyses: determinism
    private final Queue<Integer> jobs = new ConcurrentLinkedQueue<>();
    private final int[] done = new int[2];

    private void work(int id) {
        for (Integer job = jobs.poll(); job != null; job = jobs.poll()) { // conflict: ConcurrentLinkedQueue
            done[id] += job;
        }
    }

    @Deterministic
    int all() throws Exception {
        for (int i = 1; i <= 10; i++) {
            jobs.add(i);
        }
        TwoThreads.run(() -> work(0), () -> work(1));
        return done[0] + done[1];
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new WorkQueueRacy().all()); // prints: 55
    }
}
