package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** A double that both threads add to. */
public final class DoubleRacy {
    private double balance;

    void deposit(double amount) {
        balance += amount; // race: DoubleRacy.balance
    }

    public static void main(String[] args) throws Exception {
        DoubleRacy account = new DoubleRacy();
        TwoThreads.run(() -> account.deposit(10), () -> account.deposit(20));
        System.out.println(account.balance > 0); // prints: true
    }
}
