package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** Flags and references that are set, tested and compared hand over; in which order is nobody's business. */
public final class FlagsClean { // analyses: race,determinacy
    private final AtomicBoolean ready = new AtomicBoolean();
    private final AtomicReference<String> word = new AtomicReference<>();
    private final AtomicInteger state = new AtomicInteger();
    private volatile boolean stop;
    private int x;

    void first() {
        x = 7;
        state.set(1);
        word.compareAndSet(null, "first");
        ready.set(true);
        while (!stop) {
            Thread.onSpinWait();
        }
    }

    void second() {
        word.compareAndSet(null, "second");
        while (!ready.get() || state.get() == 0) {
            Thread.onSpinWait();
        }
        x++;
        stop = true;
    }

    public static void main(String[] args) throws Exception {
        FlagsClean shared = new FlagsClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.x); // prints: 8
    }
}
