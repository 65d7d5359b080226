package dev.anyorder.testbed.targets.deadlock;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** A stream that is not parallel. */
public final class ParallelStreamClean { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object left = new Object();
    private final Object right = new Object();
    private final AtomicInteger sum = new AtomicInteger();

    void step(int i) {
        Object first = i % 2 == 0 ? left : right;
        Object second = i % 2 == 0 ? right : left;
        synchronized (first) {
            synchronized (second) {
                sum.incrementAndGet();
            }
        }
    }

    public static void main(String[] args) {
        ParallelStreamClean shared = new ParallelStreamClean();
        IntStream.range(0, 8).forEach(i -> shared.convoy.pass(() -> shared.step(i)));
        System.out.println(shared.sum.get()); // prints: 8
    }
}
