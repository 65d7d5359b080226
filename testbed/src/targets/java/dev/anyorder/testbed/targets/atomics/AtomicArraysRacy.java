package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Different elements of an atomic array are different variables: one orders nothing for the other. */
public final class AtomicArraysRacy {
    private final AtomicIntegerArray flags = new AtomicIntegerArray(2);
    private int plain;

    void first() {
        plain = 3; // race: AtomicArraysRacy.plain
        flags.set(0, 1);
    }

    void second() {
        int other = flags.get(1);
        plain = 3 + other; // race: AtomicArraysRacy.plain
    }

    public static void main(String[] args) throws Exception {
        AtomicArraysRacy shared = new AtomicArraysRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.plain); // prints: 3
    }
}
