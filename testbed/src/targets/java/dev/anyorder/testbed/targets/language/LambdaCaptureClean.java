package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.function.Supplier;

/** Nested lambdas capture values, and cells of their own. */
public final class LambdaCaptureClean {
    static Supplier<Integer> counter(int start) {
        int[] next = {start};
        return () -> {
            Supplier<Integer> inner = () -> next[0]++;
            inner.get();
            return inner.get();
        };
    }

    public static void main(String[] args) throws Exception {
        Supplier<Integer> low = counter(0);
        Supplier<Integer> high = counter(100);
        TwoThreads.run(low::get, high::get);
        System.out.println(low.get() + high.get()); // prints: 106
    }
}
