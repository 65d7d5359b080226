package dev.anyorder.testbed.targets.synchronizers;

import java.util.concurrent.CountDownLatch;

/** A latch opens when both workers have written. */
public final class LatchClean {
    private final CountDownLatch done = new CountDownLatch(2);
    private int left;
    private int right;

    public static void main(String[] args) throws Exception {
        LatchClean shared = new LatchClean();
        Thread one = new Thread(() -> {
            shared.left = 4;
            shared.done.countDown();
        });
        Thread two = new Thread(() -> {
            shared.right = 5;
            shared.done.countDown();
        });
        one.start();
        two.start();
        shared.done.await();
        System.out.println(shared.left + shared.right); // prints: 9
        one.join();
        two.join();
    }
}
