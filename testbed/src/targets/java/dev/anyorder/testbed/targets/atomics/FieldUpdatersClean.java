package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Field updaters of all three kinds. */
public final class FieldUpdatersClean {
    private static final AtomicIntegerFieldUpdater<FieldUpdatersClean> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(FieldUpdatersClean.class, "count");
    private static final AtomicLongFieldUpdater<FieldUpdatersClean> SUM =
            AtomicLongFieldUpdater.newUpdater(FieldUpdatersClean.class, "sum");
    private static final AtomicReferenceFieldUpdater<FieldUpdatersClean, String> LAST =
            AtomicReferenceFieldUpdater.newUpdater(FieldUpdatersClean.class, String.class, "last");

    private volatile int count;
    private volatile long sum;
    private volatile String last;
    private int plain;

    void produce() {
        plain = 1;
        SUM.addAndGet(this, 5);
        COUNT.incrementAndGet(this);
        LAST.compareAndSet(this, null, "five");
    }

    void consume() {
        while (LAST.get(this) == null) {
            Thread.onSpinWait();
        }
        System.out.println(plain + COUNT.get(this) + SUM.get(this) + " " + last); // prints: 7 five
    }

    public static void main(String[] args) throws Exception {
        FieldUpdatersClean shared = new FieldUpdatersClean();
        TwoThreads.run(shared::produce, shared::consume);
    }
}
