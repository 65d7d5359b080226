package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that is taken again by its holder, and one that is held while the task is created that takes it next. */
public final class ReentrantClean { // analyses: determinism
    private final ReentrantLock lock = new ReentrantLock();
    private int value;

    private synchronized int twice(int times) {
        return times == 0 ? 1 : 2 * twice(times - 1);
    }

    private void child() {
        lock.lock();
        value *= 2;
        lock.unlock();
    }

    @Deterministic
    int work() throws InterruptedException {
        lock.lock();
        lock.lock();
        value = twice(4);
        Thread child = new Thread(this::child);
        child.start();
        value++;
        lock.unlock();
        value++;
        lock.unlock();
        child.join();
        return value;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new ReentrantClean().work()); // prints: 36
    }
}
