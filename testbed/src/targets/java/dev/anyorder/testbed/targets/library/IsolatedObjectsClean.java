package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** Sections of one object, and those of all. */
public final class IsolatedObjectsClean {
    private static final class Account {
        int balance = 10;
    }

    public static void main(String[] args) {
        Account a = new Account();
        Account b = new Account();
        finish(() -> {
            async(() -> isolated(a, b, () -> {
                a.balance -= 3;
                b.balance += 3;
            }));
            async(() -> isolated(b, () -> b.balance++));
            async(() -> isolated(a, () -> a.balance++));
            async(() -> isolated(() -> {
                a.balance += 10;
                b.balance += 10;
            }));
        });
        System.out.println(a.balance + " " + b.balance); // prints: 18 24
    }
}
