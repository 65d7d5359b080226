package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A pool with hooks of its own: they run in the worker, around the job. */
public final class OwnPoolClean {
    static final class Job implements Runnable {
        int runs;

        @Override
        public void run() {
            runs++;
        }
    }

    static final class Pool extends ThreadPoolExecutor {
        Pool() {
            super(2, 2, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(4), runnable -> new Thread(runnable, "own"));
        }

        @Override
        protected void beforeExecute(Thread worker, Runnable job) {
            ((Job) job).runs += 10;
        }

        @Override
        protected void afterExecute(Runnable job, Throwable failure) {
            ((Job) job).runs += 100;
        }
    }

    public static void main(String[] args) throws Exception {
        Pool pool = new Pool();
        Job left = new Job();
        Job right = new Job();
        pool.execute(left);
        pool.execute(right);
        pool.shutdown();
        if (pool.awaitTermination(30, TimeUnit.SECONDS)) {
            System.out.println(left.runs + right.runs); // prints: 222
        }
    }
}
