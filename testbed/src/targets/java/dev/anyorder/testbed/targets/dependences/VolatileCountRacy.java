package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;

/** Volatile, and yet two may read the same. */
public final class VolatileCountRacy { // analyses: atomicity
    private volatile int count;

    void act() {
        count++; // atomicity: VolatileCountRacy.count
    }

    public static void main(String[] args) throws Exception {
        VolatileCountRacy shared = new VolatileCountRacy();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}
