package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** Two blocks on one lock. */
public final class SameLockClean {
    private final Object lock = new Object();
    private int balance;

    void deposit(int amount) {
        synchronized (lock) {
            balance += amount;
        }
    }

    void withdraw(int amount) {
        synchronized (lock) {
            balance -= amount;
        }
    }

    public static void main(String[] args) throws Exception {
        SameLockClean account = new SameLockClean();
        TwoThreads.run(() -> account.deposit(30), () -> account.withdraw(10));
        System.out.println(account.balance); // prints: 20
    }
}
