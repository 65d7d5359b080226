package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;

/** Two permits let two threads in; the barrier shows that both hold one when they write. */
public final class SemaphorePermitsRacy {
    private final Semaphore permits = new Semaphore(2);
    private final CyclicBarrier inside = new CyclicBarrier(2);
    private int value;

    void enter() throws Exception {
        permits.acquire();
        inside.await();
        value = 1; // race: SemaphorePermitsRacy.value
        permits.release();
    }

    public static void main(String[] args) throws Exception {
        SemaphorePermitsRacy shared = new SemaphorePermitsRacy();
        TwoThreads.run(shared::enter, shared::enter);
        System.out.println(shared.value); // prints: 1
    }
}
