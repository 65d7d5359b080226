package dev.anyorder.testbed.targets.forkjoin;

import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;

/** The leaves of a completer write one field of their root. */
public final class CountedCompleterRacy extends CountedCompleter<Void> {
    private static int last;
    private final int depth;

    CountedCompleterRacy(CountedCompleter<?> parent, int depth) {
        super(parent);
        this.depth = depth;
    }

    @Override
    public void compute() {
        if (depth == 0) {
            last = 1; // race: CountedCompleterRacy.last
        } else {
            setPendingCount(2);
            new CountedCompleterRacy(this, depth - 1).fork();
            new CountedCompleterRacy(this, depth - 1).fork();
        }
        tryComplete();
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new CountedCompleterRacy(null, 1));
        System.out.println(last); // prints: 1
    }
}
