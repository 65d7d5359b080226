package dev.anyorder.testbed.targets.queues;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.PriorityBlockingQueue;

/** The comparator runs in whichever thread puts, and reads elements that the other thread has put. */
public final class PriorityBlockingQueueClean {
    private int priority;

    static PriorityBlockingQueueClean job(int priority) {
        PriorityBlockingQueueClean job = new PriorityBlockingQueueClean();
        job.priority = priority;
        return job;
    }

    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<PriorityBlockingQueueClean> queue =
                new PriorityBlockingQueue<>(11, (a, b) -> Integer.compare(a.priority, b.priority));
        TwoThreads.run(
                () -> {
                    for (int i = 0; i < 10; i += 2) {
                        queue.put(job(i));
                    }
                },
                () -> {
                    for (int i = 1; i < 10; i += 2) {
                        queue.put(job(i));
                    }
                });
        System.out.println(queue.take().priority + queue.take().priority); // prints: 1
    }
}
