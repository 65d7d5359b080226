package com.acme;

/** An account whose lock is not the one that its readers take. */
final class Account {
    private final Object lock = new Object();
    private long balance;

    Account(long balance) {
        this.balance = balance;
    }

    /** The auditor reads without the lock. */
    long balance() { return balance; }

    void deposit(long amount) {
        synchronized (lock) {
            balance += amount;
        }
    }
}
