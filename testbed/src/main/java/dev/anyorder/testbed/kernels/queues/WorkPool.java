package dev.anyorder.testbed.kernels.queues;

import dev.anyorder.testbed.kernels.Team;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;

/** Some threads that do the jobs of a queue. The first failure of a job is thrown when the pool is closed. */
final class WorkPool implements AutoCloseable {

    private static final Runnable END = () -> {};

    private final BlockingQueue<Runnable> jobs = new LinkedBlockingQueue<>();
    private final AtomicReference<RuntimeException> failure = new AtomicReference<>();
    private final Thread[] workers;

    WorkPool(int size) {
        workers = new Thread[size];
        for (int i = 0; i < size; i++) {
            workers[i] = new Thread(this::work, "worker-" + i);
        }
        for (Thread worker : workers) {
            worker.start();
        }
    }

    /** Leaves a job to the next worker that is free. */
    void submit(Runnable job) {
        jobs.add(job);
    }

    private void work() {
        try {
            for (Runnable job = jobs.take(); job != END; job = jobs.take()) {
                run(job);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void run(Runnable job) {
        try {
            job.run();
        } catch (RuntimeException e) {
            failure.compareAndSet(null, e);
        }
    }

    /** Waits until all jobs are done and the workers have ended. */
    @Override
    public void close() {
        for (int i = 0; i < workers.length; i++) {
            submit(END);
        }
        for (Thread worker : workers) {
            Team.join(worker);
        }
        if (failure.get() != null) {
            throw new IllegalStateException("A job failed", failure.get());
        }
    }
}
