package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** A sieve whose two halves strike out the same numbers. */
public final class BooleanArrayRacy {
    static void strike(boolean[] composite, int prime) {
        for (int n = 2 * prime; n < composite.length; n += prime) {
            composite[n] = true; // race: boolean[]
        }
    }

    public static void main(String[] args) throws Exception {
        boolean[] composite = new boolean[50];
        TwoThreads.run(() -> strike(composite, 2), () -> strike(composite, 3));
        System.out.println(composite[6] && !composite[7]); // prints: true
    }
}
