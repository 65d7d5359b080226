package dev.anyorder.testbed.targets.deadlock;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A pool of one thread runs one job after the other. */
public final class ExecutorClean { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object left = new Object();
    private final Object right = new Object();
    private int sum;

    void one() {
        synchronized (left) {
            synchronized (right) {
                sum++;
            }
        }
    }

    void two() {
        synchronized (right) {
            synchronized (left) {
                sum++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorClean shared = new ExecutorClean();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> one = pool.submit(() -> shared.convoy.pass(shared::one));
        Future<?> two = pool.submit(() -> shared.convoy.pass(shared::two));
        one.get();
        two.get();
        pool.shutdown();
        System.out.println(shared.sum); // prints: 2
    }
}
