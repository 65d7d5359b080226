package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** An exception leaves a synchronized method and a block: the lock is given back, and taken by the other thread. */
public final class ExceptionClean {
    private int attempts;

    synchronized void fail() {
        attempts++;
        throw new IllegalStateException("no");
    }

    void failInBlock() {
        synchronized (this) {
            attempts++;
            throw new IllegalStateException("no");
        }
    }

    static void tolerate(Runnable action) {
        try {
            action.run();
        } catch (IllegalStateException expected) {
            // What counts is that the lock is free again.
        }
    }

    public static void main(String[] args) throws Exception {
        ExceptionClean shared = new ExceptionClean();
        TwoThreads.run(() -> tolerate(shared::fail), () -> tolerate(shared::failInBlock));
        System.out.println(shared.attempts); // prints: 2
    }
}
