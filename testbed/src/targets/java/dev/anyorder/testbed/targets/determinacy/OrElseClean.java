package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;

/** Whether one of them has found something is the same in any order. */
public final class OrElseClean { // analyses: race,determinacy
    private boolean found;
    private boolean all = true;
    private int e = 3;

    synchronized void first() {
        found = found || e > 2;
        all = all && e > 2;
    }

    synchronized void second() {
        found |= e > 5 && e < 9;
        all = all && e > 5;
    }

    public static void main(String[] args) throws Exception {
        OrElseClean shared = new OrElseClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.found + " " + shared.all); // prints: true false
    }
}
