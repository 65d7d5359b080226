package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.Semaphore;

/** A semaphore with one permit is a lock. */
public final class SemaphoreMutexClean {
    private final Semaphore permit = new Semaphore(1);
    private int value;

    void patient() throws InterruptedException {
        permit.acquire();
        value++;
        permit.release();
    }

    void impatient() {
        while (!permit.tryAcquire()) {
            Thread.onSpinWait();
        }
        value++;
        permit.release();
        permit.acquireUninterruptibly();
        value++;
        permit.release();
    }

    public static void main(String[] args) throws Exception {
        SemaphoreMutexClean shared = new SemaphoreMutexClean();
        TwoThreads.run(shared::patient, shared::impatient);
        System.out.println(shared.value); // prints: 3
    }
}
