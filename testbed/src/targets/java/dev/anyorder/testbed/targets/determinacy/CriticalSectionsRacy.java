package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;

/** Two critical sections under one lock set different values: the last one wins. seeds/003, Figure 2.2. */
public final class CriticalSectionsRacy { // analyses: race,determinacy
    private int x;

    void first() {
        synchronized (this) {
            x = 1; // determinacy: CriticalSectionsRacy.x
        }
    }

    void second() {
        synchronized (this) {
            x = 2; // determinacy: CriticalSectionsRacy.x
        }
    }

    public static void main(String[] args) throws Exception {
        CriticalSectionsRacy shared = new CriticalSectionsRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.x > 0); // prints: true
    }
}
