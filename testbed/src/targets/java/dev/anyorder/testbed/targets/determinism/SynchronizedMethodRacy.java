package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;

/** The lock of a method is taken at its entry, which is where its first instruction is. */
public final class SynchronizedMethodRacy { // analyses: determinism
    private int last;

    private synchronized void work(int id) {
        last = id; // conflict: SynchronizedMethodRacy
    }

    @Deterministic
    void all() throws InterruptedException {
        Thread beside = new Thread(() -> work(1));
        beside.start();
        work(2);
        beside.join();
    }

    public static void main(String[] args) throws InterruptedException {
        SynchronizedMethodRacy shared = new SynchronizedMethodRacy();
        shared.all();
        System.out.println(shared.last > 0); // prints: true
    }
}
