package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicLong;

/** Release and acquire are enough to publish. */
public final class AtomicReleaseClean {
    private final AtomicLong sequence = new AtomicLong(-1);
    private final long[] ring = new long[8];

    void produce() {
        for (int i = 0; i < ring.length; i++) {
            ring[i] = i * 10L;
            if (i % 2 == 0) {
                sequence.setRelease(i);
            } else {
                sequence.lazySet(i);
            }
        }
    }

    void consume() {
        long sum = 0;
        for (int i = 0; i < ring.length; i++) {
            while (sequence.getAcquire() < i) {
                Thread.onSpinWait();
            }
            sum += ring[i];
        }
        System.out.println(sum); // prints: 280
    }

    public static void main(String[] args) throws Exception {
        AtomicReleaseClean shared = new AtomicReleaseClean();
        TwoThreads.run(shared::produce, shared::consume);
    }
}
