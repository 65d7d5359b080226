package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;

/** The largest of all, in whatever order they come. */
public final class LargestClean { // analyses: determinism
    private final AtomicLong largest = new AtomicLong();
    private final LongAdder sum = new LongAdder();

    @Deterministic
    String all() {
        IntStream.range(0, 100).parallel().forEach(i -> {
            largest.accumulateAndGet(i * 7 % 100, Math::max);
            sum.add(i);
        });
        return largest + " " + sum;
    }

    public static void main(String[] args) {
        System.out.println(new LargestClean().all()); // prints: 99 4950
    }
}
