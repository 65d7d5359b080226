package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A work-stealing pool runs two jobs that write one field. */
public final class WorkStealingRacy {
    private int value;

    void write() {
        value = 1; // race: WorkStealingRacy.value
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newWorkStealingPool(2);
        WorkStealingRacy shared = new WorkStealingRacy();
        Future<?> one = pool.submit(shared::write);
        Future<?> two = pool.submit(shared::write);
        one.get();
        two.get();
        System.out.println(shared.value); // prints: 1
        pool.shutdown();
    }
}
