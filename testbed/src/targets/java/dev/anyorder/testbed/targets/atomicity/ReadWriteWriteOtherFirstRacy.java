package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** A read and a write, and somebody has written before: it might as well have come between. */
public final class ReadWriteWriteOtherFirstRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            int first = value; // atomicity: ReadWriteWriteOtherFirstRacy.value
        }
        synchronized (this) {
            value = 2; // atomicity: ReadWriteWriteOtherFirstRacy.value
        }
    }

    void other() {
        synchronized (this) {
            value = 3; // atomicity: ReadWriteWriteOtherFirstRacy.value
        }
    }

    public static void main(String[] args) throws Exception {
        ReadWriteWriteOtherFirstRacy shared = new ReadWriteWriteOtherFirstRacy();
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
