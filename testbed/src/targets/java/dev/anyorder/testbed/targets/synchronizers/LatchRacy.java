package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CountDownLatch;

/** The worker counts down first and writes then. */
public final class LatchRacy {
    private final CountDownLatch done = new CountDownLatch(1);
    private int result;

    void work() {
        done.countDown();
        result = 4; // race: LatchRacy.result
    }

    int await() throws InterruptedException {
        done.await();
        return result; // race: LatchRacy.result
    }

    public static void main(String[] args) throws Exception {
        LatchRacy shared = new LatchRacy();
        TwoThreads.run(shared::work, shared::await);
        System.out.println(shared.result); // prints: 4
    }
}
