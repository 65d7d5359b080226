package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CountDownLatch;

/** A block waits for somebody, and signals to another when it is through. */
public final class LatchClean { // analyses: velodrome
    private final CountDownLatch question = new CountDownLatch(1);
    private final CountDownLatch answer = new CountDownLatch(1);
    private int value;

    @Atomic
    void block() throws InterruptedException {
        question.await();
        value++;
        answer.countDown();
    }

    void other() throws InterruptedException {
        value = 1;
        question.countDown();
        answer.await();
        value++;
    }

    public static void main(String[] args) throws Exception {
        LatchClean shared = new LatchClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}
