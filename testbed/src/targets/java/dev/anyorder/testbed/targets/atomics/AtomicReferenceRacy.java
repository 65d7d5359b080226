package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicReference;

/** The reference is atomic, the object behind it is shared and plain. */
public final class AtomicReferenceRacy {
    private static final class Account {
        int balance;
    }

    private final AtomicReference<Account> current = new AtomicReference<>(new Account());

    void deposit() {
        current.get().balance += 10; // race: Account.balance
    }

    public static void main(String[] args) throws Exception {
        AtomicReferenceRacy bank = new AtomicReferenceRacy();
        TwoThreads.run(bank::deposit, bank::deposit);
        System.out.println(bank.current.get().balance > 0); // prints: true
    }
}
