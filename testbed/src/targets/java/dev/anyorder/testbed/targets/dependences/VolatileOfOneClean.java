package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;

/** Only one task counts, the other looks. */
public final class VolatileOfOneClean { // analyses: atomicity
    private volatile int count;

    void act() {
        count++;
    }

    int look() {
        return count;
    }

    public static void main(String[] args) throws Exception {
        VolatileOfOneClean shared = new VolatileOfOneClean();
        TwoThreads.run(shared::act, shared::look);
        System.out.println("done"); // prints: done
    }
}
