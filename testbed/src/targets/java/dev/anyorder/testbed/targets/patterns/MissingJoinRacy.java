package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/** Two children are forked, one is joined. */
public final class MissingJoinRacy extends RecursiveAction {
    private int first;
    private int second;

    @Override
    protected void compute() {
        ForkJoinTask<?> one = ForkJoinTask.adapt(() -> first = 1).fork();
        ForkJoinTask<?> two = ForkJoinTask.adapt(() -> second = 1); // race: MissingJoinRacy.second
        two.fork();
        one.join();
        first++;
        second = 1; // race: MissingJoinRacy.second
    }

    public static void main(String[] args) throws InterruptedException {
        MissingJoinRacy task = new MissingJoinRacy();
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.invoke(task);
        // Otherwise the program may be over before the second child has run.
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(task.first); // prints: 2
    }
}
