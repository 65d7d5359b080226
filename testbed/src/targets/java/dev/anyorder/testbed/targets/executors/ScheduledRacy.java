package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Two scheduled jobs: their delays are no order. */
public final class ScheduledRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
        ScheduledRacy shared = new ScheduledRacy();
        ScheduledFuture<?> one = pool.schedule(
                () -> {
                    shared.value = 1; // race: ScheduledRacy.value
                },
                1,
                TimeUnit.MILLISECONDS);
        ScheduledFuture<?> two = pool.schedule(
                () -> {
                    shared.value = 1; // race: ScheduledRacy.value
                },
                20,
                TimeUnit.MILLISECONDS);
        one.get();
        two.get();
        System.out.println(shared.value); // prints: 1
        pool.shutdown();
    }
}
