package dev.anyorder.testbed.kernels.tasks;

import dev.anyorder.testbed.kernels.Kernel;
import java.util.concurrent.RecursiveTask;

/**
 * A Fibonacci number by double recursion, with a task for each call down to a small one: almost nothing but fork and
 * join. The size is the index of the number.
 */
public final class Fib implements Kernel {

    private static final int SEQUENTIAL = 10;

    private int n;
    private int threads;
    private long result;

    @Override
    public String name() {
        return "fib";
    }

    @Override
    public void prepare(int size, int threads) {
        n = size;
        this.threads = threads;
    }

    @Override
    public void run() {
        result = Pool.run(threads, new Call(n));
    }

    @Override
    public long checksum() {
        return result;
    }

    @Override
    public boolean validate() {
        long previous = 1;
        long current = 0;
        for (int i = 0; i < n; i++) {
            long next = previous + current;
            previous = current;
            current = next;
        }
        return result == current;
    }

    private static long sequential(int n) {
        return n < 2 ? n : sequential(n - 1) + sequential(n - 2);
    }

    private static final class Call extends RecursiveTask<Long> {

        private final int n;

        Call(int n) {
            this.n = n;
        }

        @Override
        protected Long compute() {
            if (n <= SEQUENTIAL) {
                return sequential(n);
            }
            Call other = new Call(n - 1);
            other.fork();
            long mine = new Call(n - 2).compute();
            return mine + other.join();
        }
    }
}
