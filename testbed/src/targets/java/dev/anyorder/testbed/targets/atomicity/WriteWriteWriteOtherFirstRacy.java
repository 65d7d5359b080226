package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** Two writes, and somebody has written before: it might as well have come between. */
public final class WriteWriteWriteOtherFirstRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            value = 1; // atomicity: WriteWriteWriteOtherFirstRacy.value
        }
        synchronized (this) {
            value = 2; // atomicity: WriteWriteWriteOtherFirstRacy.value
        }
    }

    void other() {
        synchronized (this) {
            value = 3; // atomicity: WriteWriteWriteOtherFirstRacy.value
        }
    }

    public static void main(String[] args) throws Exception {
        WriteWriteWriteOtherFirstRacy shared = new WriteWriteWriteOtherFirstRacy();
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
