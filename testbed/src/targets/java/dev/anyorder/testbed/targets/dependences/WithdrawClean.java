package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;

/** Is there enough, is there still enough, and it is taken. */
public final class WithdrawClean { // analyses: atomicity
    private int balance = 100;

    void withdraw(int amount) {
        boolean isThere;
        synchronized (this) {
            isThere = balance >= amount;
        }
        if (isThere) {
            synchronized (this) {
                if (balance >= amount) {
                    balance -= amount;
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        WithdrawClean shared = new WithdrawClean();
        TwoThreads.run(() -> shared.withdraw(10), () -> shared.withdraw(20));
        System.out.println("done"); // prints: done
    }
}
