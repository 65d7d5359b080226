package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;

/** Ten thousand counted completers, each the child of the one before; the first goes on writing after its fork. */
public final class DeepCompletionRacy extends CountedCompleter<Void> {
    private static int value;
    private final int depth;

    DeepCompletionRacy(CountedCompleter<?> parent, int depth) {
        super(parent);
        this.depth = depth;
    }

    @Override
    public void compute() {
        if (depth > 0) {
            addToPendingCount(1);
            new DeepCompletionRacy(this, depth - 1).fork();
            if (depth == 10_000) {
                value = 1; // race: DeepCompletionRacy.value
            }
        } else {
            value = 1; // race: DeepCompletionRacy.value
        }
        tryComplete();
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new DeepCompletionRacy(null, 10_000));
        System.out.println(value); // prints: 1
    }
}
