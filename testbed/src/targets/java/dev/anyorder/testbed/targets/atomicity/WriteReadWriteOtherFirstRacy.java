package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** Two writes, and somebody has read before: it might as well have come between. */
public final class WriteReadWriteOtherFirstRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            value = 1; // atomicity: WriteReadWriteOtherFirstRacy.value
        }
        synchronized (this) {
            value = 2; // atomicity: WriteReadWriteOtherFirstRacy.value
        }
    }

    void other() {
        synchronized (this) {
            int seen = value; // atomicity: WriteReadWriteOtherFirstRacy.value
        }
    }

    public static void main(String[] args) throws Exception {
        WriteReadWriteOtherFirstRacy shared = new WriteReadWriteOtherFirstRacy();
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
