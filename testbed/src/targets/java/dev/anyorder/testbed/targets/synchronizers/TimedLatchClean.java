package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** An await with a time-out that succeeds. */
public final class TimedLatchClean {
    private final CountDownLatch done = new CountDownLatch(1);
    private int result;

    void work() {
        result = 4;
        done.countDown();
    }

    void await() throws InterruptedException {
        if (done.await(30, TimeUnit.SECONDS)) {
            System.out.println(result); // prints: 4
        }
    }

    public static void main(String[] args) throws Exception {
        TimedLatchClean shared = new TimedLatchClean();
        TwoThreads.run(shared::work, shared::await);
    }
}
