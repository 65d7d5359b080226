package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Virtual threads that count, and hand over by a latch. */
public final class VirtualClean { // analyses: determinism
    private final AtomicInteger count = new AtomicInteger();
    private final CountDownLatch latch = new CountDownLatch(1);
    private int value;

    @Deterministic
    int all() throws InterruptedException {
        Thread one = Thread.startVirtualThread(() -> {
            value = 20;
            latch.countDown();
            count.incrementAndGet();
        });
        Thread two = Thread.startVirtualThread(() -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            value *= 2;
            count.incrementAndGet();
        });
        one.join();
        two.join();
        return value + count.get();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new VirtualClean().all()); // prints: 42
    }
}
