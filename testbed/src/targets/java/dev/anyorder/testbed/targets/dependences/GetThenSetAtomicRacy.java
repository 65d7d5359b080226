package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** Each call is atomic, both together are not. */
public final class GetThenSetAtomicRacy { // analyses: atomicity
    private final AtomicInteger value = new AtomicInteger();

    void act() {
        value.set(value.get() + 1); // atomicity: AtomicInteger.set
    }

    public static void main(String[] args) throws Exception {
        GetThenSetAtomicRacy shared = new GetThenSetAtomicRacy();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}
