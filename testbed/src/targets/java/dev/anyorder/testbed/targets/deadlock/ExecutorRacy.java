package dev.anyorder.testbed.targets.deadlock;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two jobs of a pool, each in its own order. */
public final class ExecutorRacy { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object left = new Object();
    private final Object right = new Object();
    private int sum;

    void one() {
        synchronized (left) { // deadlock
            synchronized (right) { // deadlock
                sum++;
            }
        }
    }

    void two() {
        synchronized (right) { // deadlock
            synchronized (left) { // deadlock
                sum++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorRacy shared = new ExecutorRacy();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> one = pool.submit(() -> shared.convoy.pass(shared::one));
        Future<?> two = pool.submit(() -> shared.convoy.pass(shared::two));
        one.get();
        two.get();
        pool.shutdown();
        System.out.println(shared.sum); // prints: 2
    }
}
