package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Elements of atomic arrays count and publish. */
public final class AtomicArraysClean {
    private final AtomicIntegerArray ready = new AtomicIntegerArray(2);
    private final AtomicReferenceArray<int[]> slots = new AtomicReferenceArray<>(2);
    private int plain;

    void produce() {
        plain = 3;
        ready.set(1, 1);
        slots.set(0, new int[] {6, 7});
    }

    void consume() {
        while (ready.get(1) == 0 || slots.get(0) == null) {
            Thread.onSpinWait();
        }
        System.out.println(plain + slots.get(0)[1]); // prints: 10
    }

    public static void main(String[] args) throws Exception {
        AtomicArraysClean shared = new AtomicArraysClean();
        TwoThreads.run(shared::produce, shared::consume);
    }
}
