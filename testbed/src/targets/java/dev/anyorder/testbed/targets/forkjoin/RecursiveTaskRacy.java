package dev.anyorder.testbed.targets.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A recursive sum that also keeps a shared maximum. */
public final class RecursiveTaskRacy extends RecursiveTask<Integer> {
    private static int largest;
    private final int from;
    private final int to;

    RecursiveTaskRacy(int from, int to) {
        this.from = from;
        this.to = to;
    }

    @Override
    protected Integer compute() {
        if (to - from == 1) {
            largest = to; // race: RecursiveTaskRacy.largest
            return from;
        }
        int middle = (from + to) / 2;
        RecursiveTaskRacy left = new RecursiveTaskRacy(from, middle);
        left.fork();
        int right = new RecursiveTaskRacy(middle, to).compute();
        return left.join() + right;
    }

    public static void main(String[] args) {
        System.out.println(new ForkJoinPool(2).invoke(new RecursiveTaskRacy(0, 64))); // prints: 2016
    }
}
