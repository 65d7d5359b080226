package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Jobs that were submitted in the block are a part of it: which of them takes its turn first is left to chance. */
public final class PoolRacy { // analyses: determinism
    private final Object lock = new Object();
    private int last;

    private void work(int id) {
        synchronized (lock) { // conflict: Object
            last = id;
        }
    }

    @Deterministic
    void all() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> one = pool.submit(() -> work(1));
        Future<?> two = pool.submit(() -> work(2));
        one.get();
        two.get();
        pool.shutdown();
    }

    public static void main(String[] args) throws Exception {
        PoolRacy shared = new PoolRacy();
        shared.all();
        System.out.println(shared.last > 0); // prints: true
    }
}
