package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;

/** One branch adds, the other sets: the assignment is no update. */
public final class BranchRacy { // analyses: race,determinacy
    private int x;
    private boolean odd;

    synchronized void first() {
        x = odd ? 1 : x + 2; // determinacy: BranchRacy.x
    }

    synchronized void second() {
        x = odd ? x + 1 : 5; // determinacy: BranchRacy.x
    }

    public static void main(String[] args) throws Exception {
        BranchRacy shared = new BranchRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.x > 0); // prints: true
    }
}
