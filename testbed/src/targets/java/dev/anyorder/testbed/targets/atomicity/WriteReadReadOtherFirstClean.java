package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** A write and a read, and a lone read that came first. */
public final class WriteReadReadOtherFirstClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            value = 1;
        }
        synchronized (this) {
            int second = value;
        }
    }

    void other() {
        synchronized (this) {
            int seen = value;
        }
    }

    public static void main(String[] args) throws Exception {
        WriteReadReadOtherFirstClean shared = new WriteReadReadOtherFirstClean();
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
