package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A delayed job is got; the runs of a periodic job follow each other, on whatever worker. */
public final class ScheduledClean {
    private int ticks;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
        ScheduledClean clock = new ScheduledClean();
        int start =
                pool.schedule(() -> clock.ticks = 10, 1, TimeUnit.MILLISECONDS).get();
        CountDownLatch done = new CountDownLatch(1);
        pool.scheduleAtFixedRate(
                () -> {
                    clock.ticks++;
                    if (clock.ticks == start + 5) {
                        done.countDown();
                        throw new IllegalStateException("enough");
                    }
                },
                0,
                1,
                TimeUnit.MILLISECONDS);
        done.await();
        System.out.println(clock.ticks); // prints: 15
        pool.shutdown();
    }
}
