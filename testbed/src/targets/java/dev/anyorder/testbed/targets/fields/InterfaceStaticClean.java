package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** Both threads may be the one that initialises the interface, and both read what the initialiser made. */
public final class InterfaceStaticClean {
    interface Primes {
        int[] FIRST = compute();

        static int[] compute() {
            int[] primes = new int[4];
            primes[0] = 2;
            primes[1] = 3;
            primes[2] = 5;
            primes[3] = 7;
            return primes;
        }
    }

    public static void main(String[] args) throws Exception {
        int[] last = new int[2];
        TwoThreads.run(() -> last[0] = Primes.FIRST[3], () -> last[1] = Primes.FIRST[3]);
        System.out.println(last[0] + last[1]); // prints: 14
    }
}
