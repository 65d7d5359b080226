package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** Opaque accesses arrive, but order nothing else. */
public final class AtomicOpaqueRacy {
    private final AtomicInteger flag = new AtomicInteger();
    private int payload;

    void produce() {
        payload = 8; // race: AtomicOpaqueRacy.payload
        flag.setOpaque(1);
    }

    int consume() {
        while (flag.getOpaque() == 0) {
            Thread.onSpinWait();
        }
        return payload; // race: AtomicOpaqueRacy.payload
    }

    public static void main(String[] args) throws Exception {
        AtomicOpaqueRacy shared = new AtomicOpaqueRacy();
        TwoThreads.run(shared::produce, shared::consume);
        System.out.println(shared.payload); // prints: 8
    }
}
