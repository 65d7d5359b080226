package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** One counts while the other looks. */
public final class CounterReadRacy { // analyses: determinism
    private final AtomicInteger count = new AtomicInteger();
    private int seen;

    @Deterministic
    void both() throws Exception {
        TwoThreads.run(
                () -> {
                    count.incrementAndGet(); // conflict: AtomicInteger
                },
                () -> {
                    seen = count.get(); // conflict: AtomicInteger
                });
    }

    public static void main(String[] args) throws Exception {
        CounterReadRacy shared = new CounterReadRacy();
        shared.both();
        System.out.println(shared.seen <= 1); // prints: true
    }
}
