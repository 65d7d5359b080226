package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** Each block is synchronized, on a lock of its own. */
public final class TwoLocksRacy {
    private final Object deposits = new Object();
    private final Object withdrawals = new Object();
    private int balance;

    void deposit(int amount) {
        synchronized (deposits) {
            balance += amount; // race: TwoLocksRacy.balance
        }
    }

    void withdraw(int amount) {
        synchronized (withdrawals) {
            balance -= amount; // race: TwoLocksRacy.balance
        }
    }

    public static void main(String[] args) throws Exception {
        TwoLocksRacy account = new TwoLocksRacy();
        TwoThreads.run(() -> account.deposit(30), () -> account.withdraw(10));
        System.out.println("settled"); // prints: settled
    }
}
