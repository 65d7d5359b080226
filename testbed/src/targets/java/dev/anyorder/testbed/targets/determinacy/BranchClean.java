package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;

/** What is added depends on a branch; that both add does not. */
public final class BranchClean { // analyses: race,determinacy
    private int x;
    private boolean odd = true;

    synchronized void first() {
        x += odd ? 1 : 2;
    }

    synchronized void second() {
        x += odd ? 3 : 4;
    }

    public static void main(String[] args) throws Exception {
        BranchClean shared = new BranchClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.x); // prints: 4
    }
}
