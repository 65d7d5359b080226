package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two single-thread executors: each is sequential, together they are not. */
public final class SingleThreadRacy {
    private int value;

    void step() {
        value++; // race: SingleThreadRacy.value
    }

    public static void main(String[] args) throws Exception {
        ExecutorService left = Executors.newSingleThreadExecutor();
        ExecutorService right = Executors.newSingleThreadExecutor();
        SingleThreadRacy shared = new SingleThreadRacy();
        Future<?> one = left.submit(shared::step);
        Future<?> two = right.submit(shared::step);
        one.get();
        two.get();
        System.out.println(shared.value > 0); // prints: true
        left.shutdown();
        right.shutdown();
    }
}
