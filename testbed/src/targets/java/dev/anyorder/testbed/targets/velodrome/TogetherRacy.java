package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.locks.ReentrantLock;

/** Something for each analysis: all of them look at one run, and each finds its own. */
public final class TogetherRacy { // analyses: determinism,velodrome,atomicity,race
    private final ReentrantLock lock = new ReentrantLock();
    private final ReentrantLock other = new ReentrantLock();
    private int racy;
    private int split;

    /** Nothing but a lock, which somebody has in between. */
    @Atomic
    void disturbed(Hint first, Hint second) {
        lock.lock();
        lock.unlock(); // unserialisable: TogetherRacy.disturbed
        first.give();
        second.take();
        lock.lock(); // unserialisable: TogetherRacy.disturbed
        lock.unlock();
    }

    void disturb(Hint first, Hint second) {
        first.take();
        lock.lock(); // unserialisable: TogetherRacy.disturbed
        lock.unlock(); // unserialisable: TogetherRacy.disturbed
        second.give();
    }

    /** In this run nobody comes between. */
    @Atomic
    void divided() {
        other.lock();
        int found = split; // atomicity: TogetherRacy.split
        other.unlock();
        other.lock();
        split = found + 1; // atomicity: TogetherRacy.split
        other.unlock();
    }

    void divide() {
        other.lock();
        split = 3; // atomicity: TogetherRacy.split
        other.unlock();
    }

    @Deterministic
    void either() throws Exception {
        ReentrantLock own = new ReentrantLock();
        Runnable body = () -> {
            own.lock(); // conflict: ReentrantLock
            own.unlock();
        };
        TwoThreads.run(body::run, body::run);
    }

    public static void main(String[] args) throws Exception {
        TogetherRacy shared = new TogetherRacy();
        Hint first = new Hint();
        Hint second = new Hint();
        TwoThreads.run(() -> shared.disturbed(first, second), () -> shared.disturb(first, second));
        Hint over = new Hint();
        TwoThreads.run(
                () -> {
                    shared.divided();
                    over.give();
                },
                () -> {
                    over.take();
                    shared.divide();
                });
        shared.either();
        TwoThreads.run(
                () -> shared.racy = 1, // race: TogetherRacy.racy
                () -> shared.racy = 2); // race: TogetherRacy.racy
        System.out.println("done"); // prints: done
    }
}
