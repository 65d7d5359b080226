package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** What was read is compared with what is there when it is written. */
public final class CompareAndSetClean { // analyses: atomicity
    private final AtomicInteger value = new AtomicInteger();

    void act() {
        int old;
        do {
            old = value.get();
        } while (!value.compareAndSet(old, old + 1));
    }

    public static void main(String[] args) throws Exception {
        CompareAndSetClean shared = new CompareAndSetClean();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}
