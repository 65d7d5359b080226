package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;

/** Who was the largest so far is counted, and remembered: both depend on who is first. */
public final class LargestRacy { // analyses: race,determinacy
    private int most;
    private int records;
    private int last;

    private synchronized void put(int e) {
        if (e >= most) { // determinacy: LargestRacy.most
            most = e; // determinacy: LargestRacy.most
            records++;
        }
    }

    private synchronized void putLast(int e) {
        if (last != e) { // determinacy: LargestRacy.last
            last = e; // determinacy: LargestRacy.last
        }
    }

    void first() {
        put(3);
        putLast(3);
    }

    void second() {
        put(3);
        putLast(5);
    }

    public static void main(String[] args) throws Exception {
        LargestRacy shared = new LargestRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.most + " " + (shared.records > 0) + " " + (shared.last > 0)); // prints: 3 true true
    }
}
