package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.api.Commutes;
import dev.anyorder.testbed.targets.TwoThreads;

/** Calls commute with each other, not with a look at how far they have come. */
public final class DeclaredReadRacy { // analyses: race,determinacy
    private int total;
    private int seen;

    @Commutes
    synchronized void count() {
        int old = total;
        total = old + 1; // determinacy: DeclaredReadRacy.total
    }

    synchronized void look() {
        seen = total; // determinacy: DeclaredReadRacy.total
    }

    public static void main(String[] args) throws Exception {
        DeclaredReadRacy shared = new DeclaredReadRacy();
        TwoThreads.run(shared::count, shared::look);
        System.out.println(shared.seen < 2); // prints: true
    }
}
