package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantLock;

/** A block takes a lock once, and somebody else has it before and after. */
public final class LockOnceClean { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private final ReentrantLock lock = new ReentrantLock();
    private int value;

    @Atomic
    void block() {
        first.take();
        lock.lock();
        value++;
        value++;
        lock.unlock();
        second.give();
    }

    void other() {
        change();
        first.give();
        second.take();
        change();
    }

    private void change() {
        lock.lock();
        value = 3;
        lock.unlock();
    }

    public static void main(String[] args) throws Exception {
        LockOnceClean shared = new LockOnceClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}
