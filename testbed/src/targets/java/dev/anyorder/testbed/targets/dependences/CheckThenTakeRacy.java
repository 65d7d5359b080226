package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** Is there one left, and if so, one is taken. */
public final class CheckThenTakeRacy { // analyses: atomicity
    private final AtomicInteger left = new AtomicInteger(1);

    void act() {
        if (left.get() > 0) { // atomicity: AtomicInteger.get
            left.decrementAndGet(); // atomicity: AtomicInteger.decrementAndGet
        }
    }

    public static void main(String[] args) throws Exception {
        CheckThenTakeRacy shared = new CheckThenTakeRacy();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}
