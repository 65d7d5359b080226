package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** An await that times out: the worker is held up by another latch, so the answer is always no. */
public final class TimedLatchRacy {
    private final CountDownLatch gate = new CountDownLatch(1);
    private final CountDownLatch done = new CountDownLatch(1);
    private int result;

    void work() throws InterruptedException {
        result = 4; // race: TimedLatchRacy.result
        gate.await();
        done.countDown();
    }

    void await() throws InterruptedException {
        boolean inTime = done.await(1, TimeUnit.MILLISECONDS);
        result = 4; // race: TimedLatchRacy.result
        gate.countDown();
        System.out.println(inTime); // prints: false
    }

    public static void main(String[] args) throws Exception {
        TimedLatchRacy shared = new TimedLatchRacy();
        TwoThreads.run(shared::work, shared::await);
    }
}
