package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** The lock is made anew by each caller and so excludes nobody. */
public final class FreshLockRacy {
    private int total;

    void add(int amount) {
        Object lock = new Object();
        synchronized (lock) {
            total += amount; // race: FreshLockRacy.total
        }
    }

    public static void main(String[] args) throws Exception {
        FreshLockRacy bill = new FreshLockRacy();
        TwoThreads.run(() -> bill.add(1), () -> bill.add(2));
        System.out.println("billed"); // prints: billed
    }
}
