package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;

/** Is there enough, in one section; it is taken in another. */
public final class WithdrawRacy { // analyses: atomicity
    private int balance = 100;

    void withdraw(int amount) {
        boolean isThere;
        synchronized (this) {
            isThere = balance >= amount; // atomicity: WithdrawRacy.balance
        } // released
        if (isThere) {
            synchronized (this) { // taken again
                balance -= amount; // atomicity: WithdrawRacy.balance
            }
        }
    }

    public static void main(String[] args) throws Exception {
        WithdrawRacy shared = new WithdrawRacy();
        TwoThreads.run(() -> shared.withdraw(10), () -> shared.withdraw(20));
        System.out.println("done"); // prints: done
    }
}
