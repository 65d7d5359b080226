package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** The updater guards its own field, not the one beside it. */
public final class FieldUpdatersRacy {
    private static final AtomicIntegerFieldUpdater<FieldUpdatersRacy> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(FieldUpdatersRacy.class, "count");

    private volatile int count;
    private int last;

    void add() {
        last = 1; // race: FieldUpdatersRacy.last
        COUNT.incrementAndGet(this);
    }

    public static void main(String[] args) throws Exception {
        FieldUpdatersRacy shared = new FieldUpdatersRacy();
        TwoThreads.run(shared::add, shared::add);
        System.out.println(shared.count); // prints: 2
    }
}
