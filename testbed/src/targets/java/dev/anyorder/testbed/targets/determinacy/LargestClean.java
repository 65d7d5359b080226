package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;

/** The largest of all is the same in any order, also for who has nothing larger. */
public final class LargestClean { // analyses: race,determinacy
    private int most = 4;
    private double least = 9;
    private static long seen;
    private final int[] cells = {0, 0};

    private synchronized void put(int e) {
        if (e > most) {
            most = e;
        }
        if (e < least) least = e;
        seen = e > seen ? e : seen;
        if (cells[1] <= e) cells[1] = e;
    }

    void first() {
        put(3);
        put(7);
    }

    void second() {
        put(5);
        put(2);
    }

    public static void main(String[] args) throws Exception {
        LargestClean shared = new LargestClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.most + " " + shared.least + " " + seen + " " + shared.cells[1]); // prints: 7 2.0 7 7
    }
}
