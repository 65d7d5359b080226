package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** A write and a read, and somebody has written before: it might as well have come between. */
public final class WriteWriteReadOtherFirstRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            value = 1; // atomicity: WriteWriteReadOtherFirstRacy.value
        }
        synchronized (this) {
            int second = value; // atomicity: WriteWriteReadOtherFirstRacy.value
        }
    }

    void other() {
        synchronized (this) {
            value = 3; // atomicity: WriteWriteReadOtherFirstRacy.value
        }
    }

    public static void main(String[] args) throws Exception {
        WriteWriteReadOtherFirstRacy shared = new WriteWriteReadOtherFirstRacy();
        Hint over = new Hint();
        TwoThreads.run(
                () -> {
                    over.take();
                    shared.block();
                },
                () -> {
                    shared.other();
                    over.give();
                });
        System.out.println("done"); // prints: done
    }
}
