package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** The handler runs when the exception has already left the lock. */
public final class ExceptionRacy {
    private int failures;

    synchronized void fail() {
        throw new IllegalStateException("no");
    }

    void attempt() {
        try {
            fail();
        } catch (IllegalStateException e) {
            failures++; // race: ExceptionRacy.failures
        }
    }

    public static void main(String[] args) throws Exception {
        ExceptionRacy shared = new ExceptionRacy();
        TwoThreads.run(shared::attempt, shared::attempt);
        System.out.println(shared.failures > 0); // prints: true
    }
}
