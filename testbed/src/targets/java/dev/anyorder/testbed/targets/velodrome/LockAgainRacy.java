package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantLock;

/** A block lets a lock go and takes it again; somebody has it in between, and touches nothing. */
public final class LockAgainRacy { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private final ReentrantLock lock = new ReentrantLock();

    @Atomic
    void block() {
        lock.lock();
        lock.unlock(); // unserialisable: LockAgainRacy.block
        first.give();
        second.take();
        lock.lock(); // unserialisable: LockAgainRacy.block
        lock.unlock();
    }

    void other() {
        first.take();
        lock.lock(); // unserialisable: LockAgainRacy.block
        lock.unlock(); // unserialisable: LockAgainRacy.block
        second.give();
    }

    public static void main(String[] args) throws Exception {
        LockAgainRacy shared = new LockAgainRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}
