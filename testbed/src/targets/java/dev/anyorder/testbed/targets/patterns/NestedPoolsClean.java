package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Jobs of one pool hand work to another, and wait for it. */
public final class NestedPoolsClean {
    private int value;

    public static void main(String[] args) throws Exception {
        ExecutorService outer = Executors.newFixedThreadPool(2);
        ExecutorService inner = Executors.newFixedThreadPool(2);
        NestedPoolsClean shared = new NestedPoolsClean();
        outer.submit(() -> inner.submit(() -> shared.value++).get()).get();
        outer.submit(() -> inner.submit(() -> shared.value++).get()).get();
        shared.value++;
        System.out.println(shared.value); // prints: 3
        outer.shutdown();
        inner.shutdown();
    }
}
