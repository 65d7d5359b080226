package dev.anyorder.testbed.targets.deadlock;

import dev.anyorder.testbed.targets.TwoThreads;

/** Both transfers go the same way. */
public final class TransferClean { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Account a = new Account();
    private final Account b = new Account();

    /** An account, whose methods are synchronized. */
    private static final class Account {
        private int balance;

        synchronized void transfer(Account to, int amount) {
            balance -= amount;
            to.deposit(amount);
        }

        synchronized void deposit(int amount) {
            balance += amount;
        }
    }

    public static void main(String[] args) throws Exception {
        TransferClean bank = new TransferClean();
        TwoThreads.run(
                () -> bank.convoy.pass(() -> bank.a.transfer(bank.b, 3)),
                () -> bank.convoy.pass(() -> bank.a.transfer(bank.b, 2)));
        System.out.println(bank.a.balance + bank.b.balance); // prints: 0
    }
}
