package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;

/** Without a lock, what is larger may be lost. */
public final class LargestUnlockedRacy { // analyses: race,determinacy
    private int most;

    void first() {
        if (3 >= most) most = 3; // race: LargestUnlockedRacy.most
    }

    void second() {
        if (3 >= most) most = 3; // race: LargestUnlockedRacy.most
    }

    public static void main(String[] args) throws Exception {
        LargestUnlockedRacy shared = new LargestUnlockedRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.most > 0); // prints: true
    }
}
