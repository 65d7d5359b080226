package dev.anyorder.testbed.targets.deadlock;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Elements of a parallel stream take two locks in turn. */
public final class ParallelStreamRacy { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object left = new Object();
    private final Object right = new Object();
    private final AtomicInteger sum = new AtomicInteger();

    void step(int i) {
        Object first = i % 2 == 0 ? left : right;
        Object second = i % 2 == 0 ? right : left;
        synchronized (first) { // deadlock
            synchronized (second) { // deadlock
                sum.incrementAndGet();
            }
        }
    }

    public static void main(String[] args) {
        ParallelStreamRacy shared = new ParallelStreamRacy();
        IntStream.range(0, 8).parallel().forEach(i -> shared.convoy.pass(() -> shared.step(i)));
        System.out.println(shared.sum.get()); // prints: 8
    }
}
