package dev.anyorder.testbed.targets.deadlock;

import dev.anyorder.testbed.targets.TwoThreads;

/** Synchronized methods of two objects call each other. */
public final class TransferRacy { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Account a = new Account();
    private final Account b = new Account();

    /** An account, whose methods are synchronized. */
    private static final class Account {
        private int balance;

        synchronized void transfer(Account to, int amount) {
            balance -= amount; // deadlock
            to.deposit(amount);
        }

        synchronized void deposit(int amount) {
            balance += amount; // deadlock
        }
    }

    public static void main(String[] args) throws Exception {
        TransferRacy bank = new TransferRacy();
        TwoThreads.run(
                () -> bank.convoy.pass(() -> bank.a.transfer(bank.b, 3)),
                () -> bank.convoy.pass(() -> bank.b.transfer(bank.a, 2)));
        System.out.println(bank.a.balance + bank.b.balance); // prints: 0
    }
}
