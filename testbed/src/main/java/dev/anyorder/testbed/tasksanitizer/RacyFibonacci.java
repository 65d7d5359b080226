package dev.anyorder.testbed.tasksanitizer;

import java.util.concurrent.RecursiveAction;

/**
 * Fibonacci numbers in an array that all tasks share. The two children of a task both compute the smaller numbers: eight
 * pairs of lines race.
 */
final class RacyFibonacci extends RecursiveAction {
    private static final long serialVersionUID = 1L;

    private final int[] known;
    private final int n;

    private RacyFibonacci(int[] known, int n) {
        this.known = known;
        this.n = n;
    }

    @Override
    protected void compute() {
        int earlier = known[n];
        if (n < 2) {
            known[n] = n;
        } else {
            invokeAll(new RacyFibonacci(known, n - 1), new RacyFibonacci(known, n - 2));
            int one = known[n - 1];
            int two = known[n - 2];
            known[n] = one + two;
            check(earlier, one + two);
        }
    }

    private static void check(int earlier, int now) {
        if (earlier != 0 && earlier != now) {
            throw new IllegalStateException(earlier + " and " + now);
        }
    }

    public static void main(String[] args) {
        int n = 5;
        int[] known = new int[n + 1];
        new RacyFibonacci(known, n).invoke();
        System.out.println(known[n]);
    }
}
