package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Loops.forasync;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.isolated;

/** A parallel loop that is not waited for, in a finish; primes are counted in isolated sections. */
final class PrimeNumCounterForAsync {
    private static int primes;

    public static void main(String[] args) {
        finish(() -> forasync(1, 11, i -> {
            if (isPrime(i)) {
                isolated(() -> {
                    primes++;
                });
            }
        }));
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
