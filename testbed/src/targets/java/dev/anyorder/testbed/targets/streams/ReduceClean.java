package dev.anyorder.testbed.targets.streams;

import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** A reduction whose partial results are plain objects. */
public final class ReduceClean {
    private long total;

    static ReduceClean of(long total) {
        ReduceClean result = new ReduceClean();
        result.total = total;
        return result;
    }

    public static void main(String[] args) {
        ReduceClean sum = IntStream.range(0, 1000)
                .parallel()
                .mapToObj(ReduceClean::of)
                .reduce(of(0), (a, b) -> of(a.total + b.total));
        System.out.println(sum.total + LongStream.range(0, 100).parallel().sum()); // prints: 504450
    }
}
