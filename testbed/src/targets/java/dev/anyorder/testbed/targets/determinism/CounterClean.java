package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** All count, nobody looks before all have counted. */
public final class CounterClean { // analyses: determinism
    private final AtomicInteger count = new AtomicInteger();

    @Deterministic
    int both() throws Exception {
        TwoThreads.run(
                () -> {
                    count.incrementAndGet();
                },
                () -> {
                    count.addAndGet(2);
                });
        return count.get();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new CounterClean().both()); // prints: 3
    }
}
