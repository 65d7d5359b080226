package dev.anyorder.testbed.targets.locks;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The signal is sent before the data is there. */
public final class ConditionRacy {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition ready = lock.newCondition();
    private boolean signalled;
    private int data;

    void send() {
        lock.lock();
        signalled = true;
        ready.signal();
        lock.unlock();
        data = 6; // race: ConditionRacy.data
    }

    int receive() {
        lock.lock();
        while (!signalled) {
            ready.awaitUninterruptibly();
        }
        lock.unlock();
        return data; // race: ConditionRacy.data
    }

    public static void main(String[] args) throws Exception {
        ConditionRacy shared = new ConditionRacy();
        TwoThreads.run(shared::send, shared::receive);
        System.out.println(shared.data); // prints: 6
    }
}
