package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

/** A work queue with several takers, outside of every block: the jobs are deterministic, who does them is not. */
public final class WorkQueueClean { // analyses: determinism
    private static final BlockingQueue<Runnable> QUEUE = new LinkedBlockingQueue<>();
    private static final CountDownLatch DONE = new CountDownLatch(6);

    private final int[] halves = new int[2];

    @Deterministic
    void run(int n) {
        Thread child = new Thread(() -> halves[0] = n);
        child.start();
        halves[1] = n * n;
        try {
            child.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void serve() {
        try {
            while (true) {
                QUEUE.take().run();
                DONE.countDown();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 2; i++) {
            Thread worker = new Thread(WorkQueueClean::serve);
            worker.setDaemon(true);
            worker.start();
        }
        WorkQueueClean[] jobs = new WorkQueueClean[6];
        for (int i = 0; i < 6; i++) {
            WorkQueueClean job = new WorkQueueClean();
            int n = i;
            jobs[i] = job;
            QUEUE.put(() -> job.run(n));
        }
        DONE.await();
        int sum = 0;
        for (WorkQueueClean job : jobs) {
            sum += job.halves[0] + job.halves[1];
        }
        System.out.println(sum); // prints: 70
    }
}
