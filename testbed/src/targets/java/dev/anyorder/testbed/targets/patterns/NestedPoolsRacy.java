package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A job of one pool hands work to another and does not wait for it. */
public final class NestedPoolsRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        ExecutorService outer = Executors.newFixedThreadPool(2);
        ExecutorService inner = Executors.newFixedThreadPool(2);
        NestedPoolsRacy shared = new NestedPoolsRacy();
        Future<Future<?>> job = outer.submit(() -> inner.submit(() -> {
            shared.value = 1; // race: NestedPoolsRacy.value
        }));
        Future<?> left = job.get();
        shared.value = 1; // race: NestedPoolsRacy.value
        left.get();
        System.out.println(shared.value); // prints: 1
        outer.shutdown();
        inner.shutdown();
    }
}
