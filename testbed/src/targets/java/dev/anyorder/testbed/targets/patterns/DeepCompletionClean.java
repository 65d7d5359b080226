package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;

/** Ten thousand counted completers, each the child of the one before: the last one's end completes them all, from below. */
public final class DeepCompletionClean extends CountedCompleter<Void> {
    private static int value;
    private final int depth;

    DeepCompletionClean(CountedCompleter<?> parent, int depth) {
        super(parent);
        this.depth = depth;
    }

    @Override
    public void compute() {
        if (depth > 0) {
            addToPendingCount(1);
            new DeepCompletionClean(this, depth - 1).fork();
        }
        tryComplete();
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
        value++;
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new DeepCompletionClean(null, 10_000));
        System.out.println(value); // prints: 10001
    }
}
