package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.Semaphore;

/** The permit is given before the slot is filled. */
public final class SemaphoreSignalRacy {
    private final Semaphore filled = new Semaphore(0);
    private final int[] slots = new int[3];

    void fill() {
        filled.release();
        slots[1] = 2; // race: int[]
    }

    int drain() throws InterruptedException {
        filled.acquire();
        return slots[1]; // race: int[]
    }

    public static void main(String[] args) throws Exception {
        SemaphoreSignalRacy shared = new SemaphoreSignalRacy();
        TwoThreads.run(shared::fill, shared::drain);
        System.out.println(shared.slots[1]); // prints: 2
    }
}
