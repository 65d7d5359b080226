package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A mutex of the program's own, made of AbstractQueuedSynchronizer. */
public final class OwnSynchronizerClean {
    private static final class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int ignored) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int ignored) {
            setState(0);
            return true;
        }
    }

    private final Mutex mutex = new Mutex();
    private int value;

    void add() {
        for (int i = 0; i < 10; i++) {
            mutex.acquire(1);
            value++;
            mutex.release(1);
        }
    }

    public static void main(String[] args) throws Exception {
        OwnSynchronizerClean shared = new OwnSynchronizerClean();
        TwoThreads.run(shared::add, shared::add);
        System.out.println(shared.value); // prints: 20
    }
}
