package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** Transfer between two accounts with both monitors, always taken in the same order. */
public final class NestedClean {
    private int balance = 100;

    static void transfer(NestedClean first, NestedClean second, int amount) {
        synchronized (first) {
            synchronized (second) {
                first.balance -= amount;
                second.balance += amount;
            }
        }
    }

    synchronized int balance() {
        return balance;
    }

    public static void main(String[] args) throws Exception {
        NestedClean a = new NestedClean();
        NestedClean b = new NestedClean();
        TwoThreads.run(() -> transfer(a, b, 30), () -> transfer(a, b, -5));
        System.out.println(a.balance() + " " + b.balance()); // prints: 75 125
    }
}
