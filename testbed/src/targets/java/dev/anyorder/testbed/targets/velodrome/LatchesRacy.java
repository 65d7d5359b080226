package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CountDownLatch;

/** A block signals, and then waits for somebody who has waited for the signal. */
public final class LatchesRacy { // analyses: velodrome
    private final CountDownLatch question = new CountDownLatch(1);
    private final CountDownLatch answer = new CountDownLatch(1);

    @Atomic
    void block() throws InterruptedException {
        question.countDown(); // unserialisable: LatchesRacy.block
        answer.await(); // unserialisable: LatchesRacy.block
    }

    void other() throws InterruptedException {
        question.await(); // unserialisable: LatchesRacy.block
        answer.countDown(); // unserialisable: LatchesRacy.block
    }

    public static void main(String[] args) throws Exception {
        LatchesRacy shared = new LatchesRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}
