package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** Nobody looks at the answer of compareAndSet, which is always no: a failed attempt only reads, and sends nothing. */
public final class FailedCompareAndSetRacy {
    private final AtomicInteger owner = new AtomicInteger(7);
    private int guarded;

    void first() {
        guarded = 1; // race: FailedCompareAndSetRacy.guarded
        owner.compareAndSet(0, 1);
    }

    void second() {
        owner.compareAndSet(0, 1);
        guarded = 1; // race: FailedCompareAndSetRacy.guarded
    }

    public static void main(String[] args) throws Exception {
        FailedCompareAndSetRacy shared = new FailedCompareAndSetRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.owner); // prints: 7
    }
}
