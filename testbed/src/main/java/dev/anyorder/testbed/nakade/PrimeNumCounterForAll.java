package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Loops.forall;

/** A parallel loop notes which numbers are prime; they are counted afterwards. */
final class PrimeNumCounterForAll {
    public static void main(String[] args) {
        boolean[] prime = new boolean[25];
        forall(1, 25, i -> prime[i] = isPrime(i));
        int primes = 0;
        for (boolean each : prime) {
            primes += each ? 1 : 0;
        }
        System.out.println(primes);
    }

    private static boolean isPrime(int number) {
        for (int i = 2; i * i <= number; i++) {
            if (number % i == 0) {
                return false;
            }
        }
        return number > 1;
    }
}
