package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A sum of halves. */
public final class ForkJoinClean { // analyses: determinism
    private static final class Sum extends RecursiveTask<Integer> {
        private static final long serialVersionUID = 1L;
        private final int low;
        private final int high;

        Sum(int low, int high) {
            this.low = low;
            this.high = high;
        }

        @Override
        protected Integer compute() {
            if (high - low < 4) {
                int sum = 0;
                for (int i = low; i < high; i++) {
                    sum += i;
                }
                return sum;
            }
            Sum left = new Sum(low, (low + high) / 2);
            Sum right = new Sum((low + high) / 2, high);
            left.fork();
            return right.compute() + left.join();
        }
    }

    @Deterministic
    static int sum() {
        return new ForkJoinPool(2).invoke(new Sum(0, 64));
    }

    public static void main(String[] args) {
        System.out.println(sum()); // prints: 2016
    }
}
