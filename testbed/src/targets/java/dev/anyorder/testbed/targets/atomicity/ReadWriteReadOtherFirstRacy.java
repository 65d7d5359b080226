package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** Two reads, and somebody has written before: it might as well have come between. */
public final class ReadWriteReadOtherFirstRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            int first = value; // atomicity: ReadWriteReadOtherFirstRacy.value
        }
        synchronized (this) {
            int second = value; // atomicity: ReadWriteReadOtherFirstRacy.value
        }
    }

    void other() {
        synchronized (this) {
            value = 3; // atomicity: ReadWriteReadOtherFirstRacy.value
        }
    }

    public static void main(String[] args) throws Exception {
        ReadWriteReadOtherFirstRacy shared = new ReadWriteReadOtherFirstRacy();
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
