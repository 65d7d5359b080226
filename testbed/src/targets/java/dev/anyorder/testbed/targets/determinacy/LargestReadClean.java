package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;

/** One looks whether it has something larger, and has not: the other may look, too. */
public final class LargestReadClean { // analyses: race,determinacy
    private int most = 4;
    private int seen;

    synchronized void first() {
        if (3 > most) {
            most = 3;
        }
    }

    void second() {
        seen = most;
    }

    public static void main(String[] args) throws Exception {
        LargestReadClean shared = new LargestReadClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.seen); // prints: 4
    }
}
