package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CountDownLatch;

/** Two critical sections under one lock set different values, one after the other. */
public final class CriticalSectionsClean { // analyses: race,determinacy
    private final CountDownLatch set = new CountDownLatch(1);
    private int x;

    void first() {
        synchronized (this) {
            x = 1;
        }
        set.countDown();
    }

    void second() throws Exception {
        set.await();
        synchronized (this) {
            x = 2;
        }
    }

    public static void main(String[] args) throws Exception {
        CriticalSectionsClean shared = new CriticalSectionsClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.x); // prints: 2
    }
}
