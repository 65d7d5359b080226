package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** An array that cannot be had: the error is caught, and the program goes on. */
public final class OutOfMemoryClean {
    private int survived;

    synchronized void ask() {
        try {
            long[] huge = new long[Integer.MAX_VALUE];
            survived = huge.length;
        } catch (OutOfMemoryError expected) {
            survived++;
        }
    }

    public static void main(String[] args) throws Exception {
        OutOfMemoryClean shared = new OutOfMemoryClean();
        TwoThreads.run(shared::ask, shared::ask);
        System.out.println(shared.survived); // prints: 2
    }
}
