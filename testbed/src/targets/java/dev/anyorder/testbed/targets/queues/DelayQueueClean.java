package dev.anyorder.testbed.targets.queues;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** A delay queue whose elements are due at once. */
public final class DelayQueueClean {
    static final class Job implements Delayed {
        private int payload;

        @Override
        public long getDelay(TimeUnit unit) {
            return 0;
        }

        @Override
        public int compareTo(Delayed other) {
            return 0;
        }
    }

    public static void main(String[] args) throws Exception {
        DelayQueue<Job> queue = new DelayQueue<>();
        TwoThreads.run(
                () -> {
                    Job job = new Job();
                    job.payload = 8;
                    queue.put(job);
                },
                () -> System.out.println(queue.take().payload)); // prints: 8
    }
}
