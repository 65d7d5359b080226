package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** An update of such a field without a lock is split in itself. */
public final class FieldUpdateRacy { // analyses: atomicity
    @Atomic
    private long value;

    void count() {
        value++; // atomicity: FieldUpdateRacy.value
    }

    public static void main(String[] args) throws Exception {
        FieldUpdateRacy shared = new FieldUpdateRacy();
        TwoThreads.run(shared::count, shared::count);
        System.out.println("done"); // prints: done
    }
}
