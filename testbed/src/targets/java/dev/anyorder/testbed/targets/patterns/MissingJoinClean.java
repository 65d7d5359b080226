package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

/** Two children are forked, and joined in the order in which they were forked. */
public final class MissingJoinClean extends RecursiveAction {
    private int first;
    private int second;

    @Override
    protected void compute() {
        ForkJoinTask<?> one = ForkJoinTask.adapt(() -> first = 1).fork();
        ForkJoinTask<?> two = ForkJoinTask.adapt(() -> second = 1).fork();
        one.join();
        first++;
        two.join();
        second++;
    }

    public static void main(String[] args) {
        MissingJoinClean task = new MissingJoinClean();
        new ForkJoinPool(2).invoke(task);
        System.out.println(task.first + task.second); // prints: 4
    }
}
