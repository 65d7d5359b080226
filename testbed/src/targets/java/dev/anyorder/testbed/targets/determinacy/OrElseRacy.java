package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;

/** Whether the other looks at all depends on who is first: how often they looked, too. */
public final class OrElseRacy { // analyses: race,determinacy
    private boolean found;
    private int looked;

    private boolean look() {
        looked++;
        return true;
    }

    synchronized void first() {
        found = found || look(); // determinacy: OrElseRacy.found
    }

    synchronized void second() {
        found = found || look(); // determinacy: OrElseRacy.found
    }

    public static void main(String[] args) throws Exception {
        OrElseRacy shared = new OrElseRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.looked); // prints: 1
    }
}
