package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Both take a number from a field. */
public final class UpdaterUsedRacy { // analyses: race,determinacy
    private static final AtomicIntegerFieldUpdater<UpdaterUsedRacy> NEXT =
            AtomicIntegerFieldUpdater.newUpdater(UpdaterUsedRacy.class, "next");
    private volatile int next;
    private int one;
    private int two;

    void first() {
        one = NEXT.getAndIncrement(this); // determinacy: UpdaterUsedRacy.next
    }

    void second() {
        two = NEXT.getAndIncrement(this); // determinacy: UpdaterUsedRacy.next
    }

    public static void main(String[] args) throws Exception {
        UpdaterUsedRacy shared = new UpdaterUsedRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.one + shared.two); // prints: 1
    }
}
