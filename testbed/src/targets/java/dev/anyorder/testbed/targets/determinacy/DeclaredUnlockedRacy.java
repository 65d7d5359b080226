package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.api.Commutes;
import dev.anyorder.testbed.targets.TwoThreads;

/** What commutes when one comes after the other does not when they overlap. */
public final class DeclaredUnlockedRacy { // analyses: race,determinacy
    private int total;

    @Commutes
    void count() {
        total = total + 1; // race: DeclaredUnlockedRacy.total
    }

    public static void main(String[] args) throws Exception {
        DeclaredUnlockedRacy shared = new DeclaredUnlockedRacy();
        TwoThreads.run(shared::count, shared::count);
        System.out.println(shared.total > 0); // prints: true
    }
}
