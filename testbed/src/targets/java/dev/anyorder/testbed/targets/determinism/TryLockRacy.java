package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/** Whether one gets it depends on who else is there. */
public final class TryLockRacy { // analyses: determinism
    private final ReentrantLock lock = new ReentrantLock();
    private final Semaphore permits = new Semaphore(1);

    @Deterministic
    boolean tries() {
        boolean isMine = lock.tryLock(); // chance: ReentrantLock.tryLock
        boolean isPermitted = permits.tryAcquire(); // chance: Semaphore.tryAcquire
        if (isMine) {
            lock.unlock();
        }
        return isMine && isPermitted;
    }

    public static void main(String[] args) {
        System.out.println(new TryLockRacy().tries()); // prints: true
    }
}
