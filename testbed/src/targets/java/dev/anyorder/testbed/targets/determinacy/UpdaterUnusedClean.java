package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Both count in a field and do not look. */
public final class UpdaterUnusedClean { // analyses: race,determinacy
    private static final AtomicIntegerFieldUpdater<UpdaterUnusedClean> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(UpdaterUnusedClean.class, "count");
    private volatile int count;

    void first() {
        COUNT.incrementAndGet(this);
    }

    void second() {
        COUNT.addAndGet(this, 2);
    }

    public static void main(String[] args) throws Exception {
        UpdaterUnusedClean shared = new UpdaterUnusedClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(COUNT.get(shared)); // prints: 3
    }
}
