package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.isolated;

/** A task for each number; those that find a prime count it in an isolated section. */
final class PrimeNumCounter {
    private static int primes;

    public static void main(String[] args) {
        finish(() -> {
            for (int i = 1; i <= 24; i++) {
                int number = i;
                async(() -> {
                    if (isPrime(number)) {
                        isolated(() -> {
                            primes++;
                        });
                    }
                });
            }
        });
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
