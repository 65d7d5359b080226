package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** Counting with an AtomicInteger, and publishing plain data through one. */
public final class AtomicIntegerClean {
    private final AtomicInteger count = new AtomicInteger();
    private int[] payload;

    void produce() {
        payload = new int[] {4, 5};
        count.incrementAndGet();
    }

    void consume() {
        while (count.get() == 0) {
            Thread.onSpinWait();
        }
        count.addAndGet(payload[1]);
    }

    public static void main(String[] args) throws Exception {
        AtomicIntegerClean shared = new AtomicIntegerClean();
        TwoThreads.run(shared::produce, shared::consume);
        System.out.println(shared.count); // prints: 6
    }
}
