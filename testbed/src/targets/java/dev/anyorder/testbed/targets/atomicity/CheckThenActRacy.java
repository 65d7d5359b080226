package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Two withdrawals, each of which looks in one section and takes in another. */
public final class CheckThenActRacy { // analyses: atomicity
    private int value = 100;

    @Atomic
    void withdraw(int amount) {
        boolean isThere;
        synchronized (this) {
            isThere = value >= amount; // atomicity: CheckThenActRacy.value
        } // released
        if (isThere) {
            synchronized (this) { // taken again
                value -= amount; // atomicity: CheckThenActRacy.value
            }
        }
    }

    public static void main(String[] args) throws Exception {
        CheckThenActRacy shared = new CheckThenActRacy();
        TwoThreads.run(() -> shared.withdraw(10), () -> shared.withdraw(20));
        System.out.println("done"); // prints: done
    }
}
