package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** The count is atomic, what it is supposed to announce is written too late. */
public final class AtomicIntegerRacy {
    private final AtomicInteger count = new AtomicInteger();
    private int payload;

    void produce() {
        count.getAndIncrement();
        payload = 4; // race: AtomicIntegerRacy.payload
    }

    int consume() {
        while (count.get() == 0) {
            Thread.onSpinWait();
        }
        return payload; // race: AtomicIntegerRacy.payload
    }

    public static void main(String[] args) throws Exception {
        AtomicIntegerRacy shared = new AtomicIntegerRacy();
        TwoThreads.run(shared::produce, shared::consume);
        System.out.println(shared.payload); // prints: 4
    }
}
