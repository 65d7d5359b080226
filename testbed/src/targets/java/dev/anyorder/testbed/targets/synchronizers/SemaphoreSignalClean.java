package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.Semaphore;

/** A semaphore that starts empty hands results over, several at a time. */
public final class SemaphoreSignalClean {
    private final Semaphore filled = new Semaphore(0);
    private final int[] slots = new int[3];

    void fill() {
        slots[0] = 1;
        filled.release();
        slots[1] = 2;
        slots[2] = 3;
        filled.release(2);
    }

    void drain() throws InterruptedException {
        filled.acquire(3);
        System.out.println(slots[0] + slots[1] + slots[2]); // prints: 6
    }

    public static void main(String[] args) throws Exception {
        SemaphoreSignalClean shared = new SemaphoreSignalClean();
        TwoThreads.run(shared::fill, shared::drain);
    }
}
