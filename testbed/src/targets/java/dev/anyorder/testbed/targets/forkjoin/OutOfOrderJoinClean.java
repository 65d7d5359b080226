package dev.anyorder.testbed.targets.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;

/** Children are joined in the order of their forks; between the joins the parent uses what the first has left. */
public final class OutOfOrderJoinClean extends RecursiveTask<Integer> {
    private final int[] cells = new int[2];

    private ForkJoinTask<?> set(int index, int value) {
        return ForkJoinTask.adapt(() -> {
            cells[index] += value;
        });
    }

    @Override
    protected Integer compute() {
        ForkJoinTask<?> first = set(0, 1).fork();
        ForkJoinTask<?> second = set(1, 2).fork();
        first.join();
        cells[0] += 10;
        ForkJoinTask<?> third = set(0, 100).fork();
        second.quietlyJoin();
        cells[1] += 20;
        third.join();
        return cells[0] + cells[1];
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new ForkJoinPool(2).submit(new OutOfOrderJoinClean()).get()); // prints: 133
    }
}
