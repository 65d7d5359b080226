package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** The result of taking says whether there was one left. */
public final class TakeThenCheckClean { // analyses: atomicity
    private final AtomicInteger left = new AtomicInteger(1);

    boolean act() {
        if (left.get() > 0) {
            if (left.decrementAndGet() >= 0) {
                return true;
            }
            left.incrementAndGet();
        }
        return false;
    }

    public static void main(String[] args) throws Exception {
        TakeThenCheckClean shared = new TakeThenCheckClean();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}
