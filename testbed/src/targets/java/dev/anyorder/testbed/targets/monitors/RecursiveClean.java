package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** A synchronized method calls itself; leaving the inner call must not count as leaving the lock. */
public final class RecursiveClean {
    private long product = 1;

    synchronized void factorial(int n) {
        if (n > 1) {
            factorial(n - 1);
        }
        product *= n;
    }

    synchronized void reset() {
        product = 1;
    }

    public static void main(String[] args) throws Exception {
        RecursiveClean shared = new RecursiveClean();
        TwoThreads.run(() -> shared.factorial(5), () -> shared.factorial(5));
        System.out.println(shared.product); // prints: 14400
        shared.reset();
    }
}
